/** The anchor of the form, for the channels and for other pages. */
export const CONTACT_FORM_ID = "contact-form";

export const CONTACT_PATH = "/contact-us";
export const CASE_PARAMETER = "case";
