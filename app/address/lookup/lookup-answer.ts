/** A suggestion to choose. Choosing a container lists the addresses in it. */
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

/** The search starts with the third character. */
export const MIN_CHARACTERS = 3;
export const MAX_SUGGESTIONS = 10;
