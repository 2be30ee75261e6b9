import { describe, expect, it } from "vitest";
import type { AttemptOutcome } from "../rules/attempt-outcome.ts";
import { initialState, type PaymentEvent, type PaymentState, reducePayment } from "./payment-state.ts";

const ready: PaymentState = { phase: { kind: "ready" }, error: undefined, isAfterError: false, saved: [], round: 0 };
const after = (event: PaymentEvent, state = ready) => reducePayment(state, event);

it("the step starts in the phase of waiting when the outcome of an earlier payment is not known", () => {
  expect(initialState({ view: { kind: "confirming", orderNo: "0001" }, error: undefined }).phase).toEqual({
    kind: "waiting",
    orderNo: "0001",
  });
});

describe("an outcome", () => {
  const orderNo = "0001";
  it.each<[AttemptOutcome, string, string | undefined, number]>([
    [{ kind: "authorised", orderNo, method: null }, "ordered", undefined, 0],
    [{ kind: "pending", orderNo, method: null }, "ordered", undefined, 0],
    [{ kind: "action", orderNo, provider: "adyen", action: {} }, "paying", undefined, 0],
    [{ kind: "confirming", orderNo }, "waiting", undefined, 0],
    [{ kind: "inProgress", orderNo: null }, "waiting", undefined, 0],
    [{ kind: "lost" }, "waiting", undefined, 0],
    [{ kind: "cancelled", orderNo }, "loading", undefined, 1],
    [{ kind: "failed", orderNo, error: "card_error", code: null }, "loading", "card_error", 1],
    [{ kind: "requestRefused", reason: "notFound" }, "loading", "connection_error", 1],
    [{ kind: "unexpected" }, "loading", "unexpected", 1],
  ])("%o leads to the phase %s, the error %s and the round %s", (outcome, phase, error, round) => {
    expect(after({ kind: "outcome", outcome })).toMatchObject({ phase: { kind: phase }, error, round });
  });

  it("of a payment that the bank checks in another tab leaves the state waiting", () => {
    const waiting: PaymentState = { ...ready, phase: { kind: "waiting", orderNo } };
    const outcome: AttemptOutcome = { kind: "action", orderNo, provider: "adyen", action: {} };
    expect(after({ kind: "outcome", outcome }, waiting)).toBe(waiting);
  });

  it("with another total shows that the total has changed", () => {
    expect(after({ kind: "broken", error: "amountChanged" })).toMatchObject({
      phase: { kind: "broken" },
      error: "amountChanged",
    });
  });

  it("that is not known yet shows no error", () => {
    const unknown: AttemptOutcome[] = [
      { kind: "lost" },
      { kind: "confirming", orderNo },
      { kind: "inProgress", orderNo },
    ];
    expect(unknown.map((outcome) => after({ kind: "outcome", outcome }).error)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("an attempt that ends without a payment", () => {
  it.each([
    [{ kind: "cancelled" }, "ready", undefined],
    [{ kind: "invalid" }, "ready", undefined],
    [{ kind: "error", error: "aPay-error" }, "loading", "aPay-error"],
  ] as const)("%o leads to the phase %s and the error %s", (ending, phase, error) => {
    expect(after({ kind: "ended", ending })).toMatchObject({ phase: { kind: phase }, error });
  });
});

it("the step can be shown, begun, broken, dismissed and restarted", () => {
  const method = { token: "t", type: "card" } as const;
  expect(after({ kind: "shown", saved: [method] })).toMatchObject({ phase: { kind: "ready" }, saved: [method] });
  expect(after({ kind: "begun" }).phase.kind).toBe("paying");
  const broken = after({ kind: "broken", error: "connection_error" });
  expect(broken).toMatchObject({ phase: { kind: "broken" }, error: "connection_error" });
  expect(after({ kind: "dismissed" }, broken).error).toBeUndefined();
  expect(after({ kind: "restarted" }, broken)).toMatchObject({ phase: { kind: "loading" }, round: 1 });
});

describe("a provider that cannot be reached after an error", () => {
  const failed: PaymentEvent = {
    kind: "outcome",
    outcome: { kind: "failed", orderNo: "0001", error: "card_error", code: null },
  };
  const broken: PaymentEvent = { kind: "broken", error: "connection_error" };

  it.each([
    ["while the customer reads the first error", [failed, broken], "card_error"],
    ["after the customer dismissed the first error", [failed, { kind: "dismissed" }, broken], undefined],
    [
      "after the customer restarted the step",
      [failed, { kind: "dismissed" }, { kind: "restarted" }, broken],
      "connection_error",
    ],
  ] as const)("%s shows the error $2", (_, events, error) => {
    const state = events.reduce<PaymentState>((before, event) => reducePayment(before, event), ready);
    expect(state).toMatchObject({ phase: { kind: "broken" }, error });
  });
});
