import { expect, it } from "vitest";
import type { AttemptOutcome } from "../../rules/attempt-outcome.ts";
import { adyenResult } from "./adyen-result.ts";

const orderNo = "0001";

it.each<[AttemptOutcome, string]>([
  [{ kind: "authorised", orderNo, method: null }, "Authorised"],
  [{ kind: "pending", orderNo, method: null }, "Received"],
  [{ kind: "confirming", orderNo }, "Pending"],
  [{ kind: "inProgress", orderNo: null }, "Pending"],
  [{ kind: "cancelled", orderNo }, "Cancelled"],
  [{ kind: "failed", orderNo, error: "card_error", code: "2" }, "Refused"],
  [{ kind: "requestRefused", reason: "notFound" }, "Error"],
  [{ kind: "lost" }, "Pending"],
  [{ kind: "amountChanged" }, "Error"],
  [{ kind: "unexpected", message: "no" }, "Error"],
])("the Drop-in gets %o as the result code %s only", (outcome, resultCode) => {
  expect(adyenResult(outcome)).toEqual({ resultCode });
});

it("an open payment is neither a success nor a refusal to the Drop-in", () => {
  const open: AttemptOutcome[] = [{ kind: "lost" }, { kind: "confirming", orderNo }, { kind: "inProgress", orderNo }];
  for (const outcome of open) expect(["Authorised", "Refused"]).not.toContain(adyenResult(outcome).resultCode);
});

it("passes on the bank's action unchanged", () => {
  const action = { type: "threeDS2", token: "t", subtype: "challenge" };
  expect(adyenResult({ kind: "action", orderNo, provider: "adyen", action })).toEqual({
    resultCode: "RedirectShopper",
    action,
  });
});
