import { Refusal, type RefusalStatus } from "../../../refusal.ts";
import type { RefuseInput } from "../../../serve-endpoint.ts";

export function slasRefusal(status: RefusalStatus, message: string, headers: Record<string, string> = {}): Refusal {
  return new Refusal(status, { status_code: status, message }, headers);
}

export const refuseSlasInput: RefuseInput = ({ error }) => {
  const path = error.issues[0]?.path.join(".") ?? "";
  return slasRefusal(400, path ? `invalid ${path}` : "invalid request");
};
