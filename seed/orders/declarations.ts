import type { DeclarationData } from "../../platform/order-management/declarations/fill-declarations.ts";

/** A withdrawal that names no order, so that operators have something to assign. */
export const seedDeclarations = (today: Date): DeclarationData[] => [
  {
    number: "W-7K4M-9QXD",
    requestKey: "demonstration-of-a-withdrawal-0001",
    kind: "withdrawal",
    siteId: "VCS",
    localeId: "en-GB",
    name: "Charlotte Ashworth",
    contract: "The navigation of my Range Rover, please",
    email: "owner1.gbr@example.com",
    receivedAt: today,
    state: "unmatched",
    openReason: "NO_CONTRACT",
    isLetterHeld: true,
  },
];
