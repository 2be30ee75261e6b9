import { expect, it } from "vitest";
import { type DisputeState, disputeAfter, type DisputeStep, disputeSteps } from "./dispute-states.ts";
import { type RefundEvent, type RefundState, refundTransitions } from "./refund-states.ts";
import { type ReversalEvent, type ReversalState, reversalTransitions } from "./refund-states.ts";

it.each<[RefundState, RefundEvent, RefundState | undefined]>([
  ["REQUESTED", "accepted", "ACCEPTED"],
  ["REQUESTED", "issued", "ISSUED"],
  ["REQUESTED", "failed", "FAILED"],
  ["ACCEPTED", "accepted", undefined],
  ["ACCEPTED", "issued", "ISSUED"],
  ["ACCEPTED", "failed", "FAILED"],
  ["ISSUED", "accepted", undefined],
  ["ISSUED", "issued", undefined],
  ["ISSUED", "failed", "FAILED"],
  ["FAILED", "accepted", undefined],
  ["FAILED", "issued", undefined],
  ["FAILED", "failed", undefined],
])("a refund in state %s moves after the event %s to %s", (state, event, next) => {
  expect(refundTransitions[state][event]).toBe(next);
});

it.each<[ReversalState, ReversalEvent, ReversalState | undefined]>([
  ["REQUESTED", "accepted", "ACCEPTED"],
  ["REQUESTED", "done", "DONE"],
  ["REQUESTED", "failed", "REQUESTED"],
  ["ACCEPTED", "accepted", undefined],
  ["ACCEPTED", "done", "DONE"],
  ["ACCEPTED", "failed", "REQUESTED"],
  ["DONE", "accepted", undefined],
  ["DONE", "done", undefined],
  ["DONE", "failed", "REQUESTED"],
])("a reversal in state %s moves after the event %s to %s", (state, event, next) => {
  expect(reversalTransitions[state][event]).toBe(next);
});

type DisputeMessage = { state: DisputeState; step: DisputeStep };

it.each<[DisputeMessage | undefined, DisputeMessage, DisputeState | undefined]>([
  [undefined, { state: "OPEN", step: "inquiry" }, "OPEN"],
  [{ state: "OPEN", step: "opened" }, { state: "OPEN", step: "opened" }, undefined],
  [{ state: "OPEN", step: "charged" }, { state: "LOST", step: "charged" }, "LOST"],
  [{ state: "LOST", step: "charged" }, { state: "OPEN", step: "charged" }, undefined],
  [{ state: "WON", step: "inquiryClosed" }, { state: "OPEN", step: "opened" }, "OPEN"],
  [{ state: "WON", step: "decided" }, { state: "OPEN", step: "charged" }, undefined],
  [{ state: "WON", step: "decided" }, { state: "LOST", step: "decided" }, undefined],
  [{ state: "WON", step: "decided" }, { state: "LOST", step: "second" }, "LOST"],
  [{ state: "LOST", step: "second" }, { state: "WON", step: "final" }, "WON"],
])("a dispute at %j is after the message %j: %s", (before, message, state) => {
  const known = before && { state: before.state, step: disputeSteps.indexOf(before.step) };
  expect(disputeAfter(known, message)?.state).toBe(state);
});
