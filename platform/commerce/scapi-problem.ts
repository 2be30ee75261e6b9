import { scapiProblemTypes } from "../../contracts/commerce/scapi.ts";
import { Refusal, type RefusalStatus } from "../refusal.ts";
import type { RefuseInput } from "../serve-endpoint.ts";

type Problem = {
  title: string;
  /** The last part of the problem's address, such as `basket-not-found`. */
  id: string;
  detail: string;
  arguments?: Record<string, unknown>;
};

export function scapiProblem(
  status: RefusalStatus,
  { title, id, detail, arguments: rest }: Problem,
  headers: Record<string, string> = {},
): Refusal {
  return new Refusal(status, { title, type: `${scapiProblemTypes}${id}`, detail, ...rest }, headers);
}

export const refuseScapiInput: RefuseInput = ({ part, error }) => {
  const path = error.issues[0]?.path.join(".") ?? "";
  return scapiProblem(400, {
    title: "Bad Request",
    id: part === "body" ? "malformed-request-body" : "malformed-request-parameter",
    detail: `The ${part} of the request could not be read${path ? ` at ${path}` : ""}.`,
  });
};
