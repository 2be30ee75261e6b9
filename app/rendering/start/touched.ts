/** The attribute of `<html>` that says that the visitor has used the page. */
export const TOUCHED = "data-touched";
