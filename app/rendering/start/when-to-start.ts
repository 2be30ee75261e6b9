import type { StartMoment } from "./page-start.ts";

type Visit = {
  /** The page takes a payment. */
  isPayment: boolean;
  /** The page answers a form: its message takes the focus, and a message may float. */
  isAnswer: boolean;
  /** The visitor has agreed to statistics: the visit counts even if the page is never touched. */
  isMeasured: boolean;
};

export function whenToStart({ isPayment, isAnswer, isMeasured }: Visit): StartMoment {
  if (isPayment || isAnswer) return "now";
  return isMeasured ? "load" : "touch";
}
