import type { LookupError } from "../../contracts/address-lookup/address-lookup-wire.ts";
import { unknownKey } from "../../contracts/address-lookup/address-lookup-wire.ts";
import { Refusal } from "../refusal.ts";
import type { RefuseInput } from "../serve-endpoint.ts";

export type ErrorResponse = { Items: [LookupError] };

const errors = {
  key: [unknownKey, "Unknown key", "The key is missing or not known.", "Check the key."],
  text: ["1001", "Text or Container Required", "Neither a text nor a container was given.", "Give one of them."],
  container: ["1002", "Container Invalid", "The container is not known.", "Take it from a suggestion."],
  id: ["1001", "Id Invalid", "The id is not that of an address.", "Take it from a suggestion of the type Address."],
  request: ["1003", "Request Invalid", "The request cannot be read.", "Check the fields."],
  size: ["1003", "Request Too Large", "The request is too large.", "Send less."],
  call: ["1", "Unknown Service", "There is no such call.", "Check the address."],
} as const;

export function errorResponse(name: keyof typeof errors): ErrorResponse {
  const [Error, Description, Cause, Resolution] = errors[name];
  return { Items: [{ Error, Description, Cause, Resolution }] };
}

export function simulatedErrorResponse({ error, description }: { error: string; description: string }): ErrorResponse {
  const Cause = "The demonstration was asked to fail.";
  return { Items: [{ Error: error, Description: description, Cause, Resolution: "Look for something else." }] };
}

export const refuseLookupInput: RefuseInput = () => new Refusal(400, errorResponse("request"));
