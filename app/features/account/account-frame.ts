import { useMatches, useOutletContext } from "react-router";
import type { AccountPage } from "../../site/pages/account-menu.ts";

/** What a page with a band of its own gets from the frame. */
export type AccountFrame = { firstName: string; menu: readonly AccountPage[] };

export const useAccountFrame = () => useOutletContext<AccountFrame>();

/** The `handle` of an account page that draws band and menu itself. */
export const ownBand = { hasOwnBand: true } as const;

export const useHasOwnBand = (): boolean => useMatches().some(({ handle }) => handle === ownBand);
