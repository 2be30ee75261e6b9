import { REFUND_DAYS } from "../../../domain/orders/refund-days.ts";
import { addDays, type CalendarDay } from "../../../domain/calendar-day.ts";
import type { RefundStage } from "./display-status.ts";
import type { KnownStatus } from "./known-status.ts";
import { type StepName, type StepState, type TimelineName, TIMELINES } from "./timeline-table.ts";

/** What stands under a step. */
export type StepNote =
  | { kind: "on"; day: CalendarDay }
  | { kind: "onUntil"; day: CalendarDay; until: CalendarDay }
  | { kind: "expectedBy"; day: CalendarDay }
  | { kind: "howToInstall" };

export type TimelineStep = { name: StepName; state: StepState; note?: StepNote };

export type TimelineFacts = {
  orderedOn: CalendarDay;
  installedOn?: CalendarDay | undefined;
  uninstalledOn?: CalendarDay | undefined;
  /** The last day that the item pays for. */
  termEndsOn?: CalendarDay | undefined;
  refund?:
    | { stage: RefundStage; requestedOn?: CalendarDay | undefined; issuedOn?: CalendarDay | undefined }
    | undefined;
};

/** A timeline says nothing about an order that was never paid for. */
export function hasTimeline({ isPreviousShop, status }: { isPreviousShop: boolean; status: KnownStatus }): boolean {
  return isPreviousShop
    ? status !== "payment error" && status !== "canceled" && status !== "cancelled"
    : status !== "payment failed";
}

export function timelineSteps(name: TimelineName, facts: TimelineFacts): TimelineStep[] {
  return TIMELINES[name].map(([step, tableState]) => {
    // The bank may be faster than the vehicle.
    const state = step === "refundIssued" && facts.refund?.stage === "issued" ? "DONE" : tableState;
    const note = name === "download" && step === "readyToInstall" ? HOW_TO_INSTALL : noteOf(step, state, facts);
    return { name: step, state, ...(note && { note }) };
  });
}

const HOW_TO_INSTALL: StepNote = { kind: "howToInstall" };
const on = (day: CalendarDay | undefined): StepNote | undefined => (day ? { kind: "on", day } : undefined);

function noteOf(step: StepName, state: StepState, facts: TimelineFacts): StepNote | undefined {
  if (state === "INACTIVE") return step === "refundIssued" ? expectedRefund(facts) : undefined;
  const notes: Partial<Record<StepName, StepNote | undefined>> = {
    orderPlaced: on(facts.orderedOn),
    renewed: state === "DONE" ? renewal(facts) : undefined,
    cancellationRequested: on(facts.refund?.requestedOn),
    cancellationCompleted: on(facts.uninstalledOn),
    refundRequested: on(facts.refund?.requestedOn),
    refundIssued: on(facts.refund?.issuedOn),
  };
  return notes[step];
}

function renewal({ installedOn, termEndsOn }: TimelineFacts): StepNote | undefined {
  return installedOn && termEndsOn ? { kind: "onUntil", day: installedOn, until: termEndsOn } : on(installedOn);
}

function expectedRefund({ refund }: TimelineFacts): StepNote | undefined {
  return refund?.requestedOn ? { kind: "expectedBy", day: addDays(refund.requestedOn, REFUND_DAYS) } : undefined;
}
