import { ocapiVersion } from "../../contracts/commerce/ocapi.ts";
import { Refusal, type RefusalStatus } from "../refusal.ts";
import type { MisfitWriter } from "../serve-endpoint.ts";

export function ocapiFault(
  status: RefusalStatus,
  fault: { type: string; message: string; arguments?: Record<string, unknown> },
): Refusal {
  return new Refusal(status, { _v: ocapiVersion, fault });
}

export const ocapiMisfit: MisfitWriter = ({ part, error }) => {
  const path = error.issues[0]?.path.join(".") ?? "";
  return ocapiFault(400, {
    type: part === "body" ? "BodyDecodingException" : "InvalidParameterException",
    message: `The ${part} of the request could not be read${path ? ` at ${path}` : ""}.`,
    arguments: { path },
  });
};
