declare module "virtual:bootstrap" {
  /** The code of the first script of a page; empty in the browser. */
  export const bootstrap: string;
}
