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
    | {
        stage: RefundStage;
        requestedOn?: CalendarDay | undefined;
        dueOn?: CalendarDay | undefined;
        issuedOn?: CalendarDay | undefined;
      }
    | undefined;
  /** Its term was shortened, and the unused days are paid back. */
  earlyEnd?: { lastDay: CalendarDay; isOver: boolean } | undefined;
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
  if (state === "INACTIVE") return expectation(step, facts);
  const notes: Partial<Record<StepName, StepNote | undefined>> = {
    orderPlaced: on(facts.orderedOn),
    renewed: state === "DONE" ? renewal(facts) : undefined,
    cancellationRequested: on(facts.refund?.requestedOn),
    cancellationCompleted: on(facts.earlyEnd?.lastDay ?? facts.uninstalledOn),
    refundRequested: on(facts.refund?.requestedOn),
    refundIssued: on(facts.refund?.issuedOn),
  };
  return notes[step];
}

function renewal({ installedOn, termEndsOn }: TimelineFacts): StepNote | undefined {
  return installedOn && termEndsOn ? { kind: "onUntil", day: installedOn, until: termEndsOn } : on(installedOn);
}

function expectation(step: StepName, facts: TimelineFacts): StepNote | undefined {
  if (step === "refundIssued") return expectedRefund(facts);
  return step === "cancellationCompleted" ? on(facts.earlyEnd?.lastDay) : undefined;
}

function expectedRefund({ refund }: TimelineFacts): StepNote | undefined {
  const day = refund?.dueOn ?? (refund?.requestedOn && addDays(refund.requestedOn, REFUND_DAYS));
  return day ? { kind: "expectedBy", day } : undefined;
}
