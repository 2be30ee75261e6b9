import { addDays, type Day, dayOf, laterDay } from "../calendar.ts";
import type { OrderRow } from "../tables.ts";

/** Money must be back within 14 days of a withdrawal. One that was decided late is given the days that banks need. */
const refundDays = 14;
const bankDays = 10;

type Request = { declaredAt: Date; decidedAt: Date };

/** The last day for the money of a refund, by the calendar of the order's market. */
export const refundDueDay = (order: OrderRow, { declaredAt, decidedAt }: Request): Day =>
  laterDay(addDays(dayOf(declaredAt, order), refundDays), addDays(dayOf(decidedAt, order), bankDays));
