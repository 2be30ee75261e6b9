import type { DeclarationReceipt } from "../../../contracts/order-management/declarations.ts";
import { shownContract } from "../../../contracts/order-management/order-lookup.ts";
import { formatDate, unbrokenDate } from "../../i18n/format-date.ts";
import { formatStamp } from "../../i18n/format-time.ts";
import { EXTRAORDINARY } from "./exit-fields.ts";
import type { ExitKind } from "./exit-kind.ts";

/** When a declaration was received; written on the server, so that every browser shows the same. */
export type ReceivedAt = {
  /** For programs. */
  moment: string;
  day: string;
  time: string;
  /** Day and time with the time zone. */
  stamp: string;
};

/** What was declared, as the receipt repeats it. */
export type DeclaredExit = {
  name: string;
  contract: string;
  email: string;
  /** Of a cancellation only. */
  end?: { isExtraordinary: boolean; reason: string; day: string };
};

export type ExitReceipt = { number: string; receivedAt: ReceivedAt; declared: DeclaredExit; isLetterHeld: boolean };

export type Zone = { localeId: string; timeZone: string };

export function receivedAtOf(moment: string, { localeId: locale, timeZone }: Zone): ReceivedAt {
  const at = new Date(moment);
  return {
    moment,
    day: unbrokenDate(formatDate(at, { locale, style: "long", timeZone })),
    time: formatDate(at, { locale, style: "time", timeZone }),
    stamp: formatStamp(moment, { locale, timeZone }),
  };
}

export function receiptFromWire(receipt: DeclarationReceipt, zone: Zone): ExitReceipt & { kind: ExitKind } {
  const { number, kind, name, contract, email, type, reason, endsOn, isLetterHeld } = receipt;
  return {
    kind,
    number,
    isLetterHeld,
    receivedAt: receivedAtOf(receipt.receivedAt, zone),
    declared: {
      name,
      contract: shownContract(contract),
      email,
      ...(kind === "cancellation" && {
        end: { isExtraordinary: type === EXTRAORDINARY, reason: reason ?? "", day: endsOn ?? "" },
      }),
    },
  };
}
