/** What somebody may choose from. A container stands for several addresses, and opens when it is chosen. */
export type AddressSuggestion = { id: string; text: string; description: string; isContainer: boolean };

export type FoundAddress = {
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
};

export type FindAnswer = { kind: "found"; suggestions: readonly AddressSuggestion[] } | { kind: "unavailable" };
export type RetrieveAnswer = { kind: "address"; address: FoundAddress } | { kind: "none" } | { kind: "unavailable" };

/** The search begins with the third character. */
export const FEWEST_CHARACTERS = 3;
export const MOST_SUGGESTIONS = 10;
