import type { ExitKind } from "./exit-kind.ts";
import type { FilledExit, ReceiptPart } from "./load-exit.server.ts";

export type ExitPage = {
  kind: ExitKind;
  formKey: string;
  hasReview: boolean;
  /** Missing beside a receipt. */
  filled: FilledExit | undefined;
  receipt: ReceiptPart | undefined;
};
