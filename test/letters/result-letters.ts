import type { LetterContent, LetterOf } from "../../contracts/letters/letters.ts";
import { declarationRefusals } from "../../contracts/order-management/declarations.ts";

const visa = { type: "card", cardType: "visa", last4: "4242" };
const order = { orderNumber: "00012345", orderPath: "/view-order?orderNo=00012345" };

const settled: Omit<LetterOf<"declaration-settled">, "number" | "declared"> = {
  kind: "declaration-settled",
  receivedAt: "2027-01-15T22:30:00.000Z",
  order: null,
  vehicle: null,
  services: [],
  refusal: null,
  refund: null,
  hasDetails: true,
};

type Amounts = { total: number; tax: number; currency: string };
type Vehicle = { name: string; maskedVin: string };

/** The result of declarations, with every outcome and every reason. */
export const resultLetters = (amounts: Amounts, vehicle: Vehicle): Record<string, LetterContent> => ({
  "withdrawal carried out": {
    ...settled,
    order,
    vehicle,
    number: "W-2345-6789",
    declared: "withdrawal",
    services: [
      { name: "Connected Navigation Pro", result: { kind: "withdrawn", runsUntil: "2027-06-15" } },
      { name: "Live Traffic", result: { kind: "returned-before" } },
    ],
    refund: { ...amounts, payment: visa, by: "2027-01-29" },
  },
  "withdrawal carried out in part": {
    ...settled,
    order,
    vehicle,
    number: "W-2345-6789",
    declared: "withdrawal",
    services: [
      { name: "Connected Navigation Pro", result: { kind: "withdrawn" } },
      { name: "Live Traffic", result: { kind: "unchanged" } },
    ],
    refusal: "period-over",
    refund: { ...amounts, payment: { type: "card", cardType: null, last4: null }, by: "2027-01-29" },
  },
  "cancellation carried out": {
    ...settled,
    order,
    vehicle,
    number: "K-2345-6789",
    declared: "cancellation",
    services: [
      { name: "Connected Navigation Pro", result: { kind: "cancelled", lastDay: "2027-03-09", isPaidBack: false } },
      { name: "Live Traffic", result: { kind: "cancelled", lastDay: "2027-02-15", isPaidBack: true } },
      {
        name: "Remote Premium",
        result: { kind: "cancelled", lastDay: "2027-01-15", isPaidBack: true, hasEnded: true, hadRenewal: false },
      },
      { name: "Remote", result: { kind: "ends-anyway", lastDay: "2027-03-09" } },
      { name: "Secure Tracker", result: { kind: "ended-before" } },
      { name: "Activation", result: { kind: "one-time" } },
    ],
    refund: { ...amounts, payment: visa, by: "2027-01-29" },
  },
  "cancellation carried out for another address": {
    ...settled,
    number: "K-2345-6789",
    declared: "cancellation",
    hasDetails: false,
  },
  "cancellation carried out by hand": { ...settled, number: "K-2345-6789", declared: "cancellation" },
  "withdrawal refused, with the contract as written": {
    ...settled,
    number: "W-2345-6789",
    declared: "withdrawal",
    refusal: "no-contract",
    contract: "VCS-AAAAA-33333",
  },
  ...Object.fromEntries(
    declarationRefusals.map((refusal) => [
      `declaration refused: ${refusal}`,
      { ...settled, number: "K-2345-6789", declared: "cancellation" as const, refusal },
    ]),
  ),
});
