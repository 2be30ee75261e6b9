import type { ContentProblem } from "../../contracts/help-content/help-content-wire.ts";
import { Refusal } from "../refusal.ts";
import type { RefuseInput } from "../serve-endpoint.ts";

export const contentNotFound: ContentProblem = {
  type: "content-not-found",
  title: "Not Found",
  detail: "There is no such content.",
};

export const refuseContentInput: RefuseInput = ({ part, error }) => {
  const path = error.issues[0]?.path.join(".") ?? "";
  return new Refusal(400, {
    type: "invalid-request",
    title: "Bad Request",
    detail: `The ${part} of the request cannot be read${path ? ` at ${path}` : ""}.`,
  } satisfies ContentProblem);
};
