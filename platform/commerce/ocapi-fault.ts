import { ocapiVersion } from "../../contracts/commerce/ocapi.ts";
import { Refusal, type RefusalStatus } from "../refusal.ts";
import type { RefuseInput } from "../serve-endpoint.ts";

export function ocapiFault(
  status: RefusalStatus,
  fault: { type: string; message: string; arguments?: Record<string, unknown> },
): Refusal {
  return new Refusal(status, { _v: ocapiVersion, fault });
}

export const refuseOcapiInput: RefuseInput = ({ part, error }) => {
  const issue = error.issues[0];
  const path = issue?.path.join(".") ?? "";
  if (part === "body" && issue) {
    const own = issue.code === "unrecognized_keys" ? issue.keys.find((key) => key.startsWith("c_")) : undefined;
    if (own !== undefined) {
      return ocapiFault(400, {
        type: "InvalidCustomPropertyException",
        message: "The document has no custom property of that name.",
        arguments: { path, property: own.slice(0, 100) },
      });
    }
    if (issue.code === "invalid_value" && issue.path.length > 0) {
      return ocapiFault(400, {
        type: "EnumConstraintViolationException",
        message: `The value at ${path} is none of those that are allowed.`,
        arguments: { path },
      });
    }
  }
  return ocapiFault(400, {
    type: part === "body" ? "BodyDecodingException" : "InvalidParameterException",
    message: `The ${part} of the request could not be read${path ? ` at ${path}` : ""}.`,
    arguments: { path },
  });
};
