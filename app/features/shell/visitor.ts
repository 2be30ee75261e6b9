import type { AccountPage } from "../../site/pages/account-menu.ts";

/** The visitor, as far as header and menu show them. */
export type Visitor = {
  /** Undefined when the basket could not be read. */
  basketCount: number | undefined;
} & ({ kind: "guest" } | { kind: "registered"; firstName: string; menu: readonly AccountPage[] });
