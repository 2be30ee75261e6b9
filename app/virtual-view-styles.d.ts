declare module "virtual:view-styles" {
  /** By the source file of a view whose code comes later; empty in the browser. */
  export const stylesOfView: Readonly<Record<string, readonly string[]>>;
}
