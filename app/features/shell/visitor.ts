import type { AccountPage } from "../../site/pages/account-menu.ts";

/** Who looks at the page, as far as the shell shows it. */
export type Visitor = {
  /** Undefined when it cannot be told. */
  basketCount: number | undefined;
} & ({ kind: "guest" } | { kind: "registered"; firstName: string; menu: readonly AccountPage[] });
