import { describe, expect, it } from "vitest";
import { endStates, type EventKind, eventKinds, type PaymentState, paymentStates, transitions } from "./states.ts";

/** Every event in every state; a dot means that nothing changes. */
const table = `
  state            submitted  action           pending  authorised  refused  cancelled  unsent     abandoned  chargeMismatch  orderLost  reversed  reversalFailed
  INIT             SUBMITTED  .                .        AUTHORISED  .        .          CANCELLED  .          REVERSING       .          .         .
  SUBMITTED        .          ACTION_REQUIRED  PENDING  AUTHORISED  REFUSED  CANCELLED  .          CANCELLED  REVERSING       .          .         .
  ACTION_REQUIRED  .          ACTION_REQUIRED  PENDING  AUTHORISED  REFUSED  CANCELLED  .          CANCELLED  REVERSING       .          .         .
  PENDING          .          PENDING          PENDING  AUTHORISED  REFUSED  CANCELLED  .          CANCELLED  REVERSING       .          .         .
  AUTHORISED       .          .                .        .           .        .          .          .          .               REVERSING  .         .
  REFUSED          .          .                .        REVERSING   .        .          .          .          REVERSING       .          .         .
  CANCELLED        .          .                .        REVERSING   .        .          .          .          REVERSING       .          .         .
  REVERSING        .          .                .        .           .        .          .          .          .               .          REVERSED  .
  REVERSED         .          .                .        .           .        .          .          .          .               .          .         REVERSING
`;
const [header = [], ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));
const cases = rows.flatMap(([state = "", ...cells]) =>
  cells.map((next, index) => [state as PaymentState, header[index + 1] as EventKind, next] as const),
);

describe("transitions", () => {
  it("are tested for every state and event", () => {
    expect(header.slice(1)).toEqual([...eventKinds]);
    expect(rows.map(([state]) => state)).toEqual([...paymentStates]);
  });

  it.each(cases)("%s moves after the event %s to %s", (state, event, next) => {
    expect(transitions[state][event] ?? ".").toBe(next);
  });

  it("lead from every state to a final one", () => {
    const canEnd = (state: PaymentState, seen: PaymentState[] = []): boolean =>
      endStates.has(state) ||
      Object.values(transitions[state]).some((next) => !seen.includes(next) && canEnd(next, [...seen, state]));
    expect(paymentStates.filter((state) => !canEnd(state))).toEqual([]);
  });
});
