import { randomBytes } from "node:crypto";
import { isLuhnValid } from "../card-number.ts";
import { type TestCard, testCards } from "./test-cards.ts";

/** What is kept of a field of a card. Never its number: only which of the test cards it is. */
export type KeptField =
  | { kind: "number"; card: Omit<TestCard, "number">; last4: string }
  /** The beginning of a number, from which the brand is known. */
  | { kind: "bin"; brand: TestCard["brand"] }
  | { kind: "month" | "year"; value: string }
  | { kind: "cvc" };

export type Vault = {
  /** A reference to the field, or why it is not taken. */
  keep(field: KeptField["kind"], value: string): { blob: string } | { error: "invalid" | "test cards only" };
  read(blob: string | undefined): KeptField | undefined;
};

const minutesToLive = 15;
const prefix = "sbx1_";

/** Fields wait here between the frame they were typed in and the payment, in memory only. */
export function createVault(now: () => Date): Vault {
  const fields = new Map<string, { field: KeptField; until: number }>();
  const keep = (field: KeptField) => {
    const time = now().getTime();
    for (const [blob, { until }] of fields) if (until < time) fields.delete(blob);
    const blob = prefix + randomBytes(24).toString("base64url");
    fields.set(blob, { field, until: time + minutesToLive * 60_000 });
    return { blob };
  };
  return {
    keep(kind, value) {
      if (kind === "number") return keepNumber(value, keep);
      if (kind === "bin") {
        const known = /^\d{6,11}$/.test(value) && testCards.find(({ number }) => number.startsWith(value));
        return known ? keep({ kind, brand: known.brand }) : { error: "test cards only" };
      }
      if (kind === "cvc") return /^\d{3,4}$/.test(value) ? keep({ kind }) : { error: "invalid" };
      return /^\d{2,4}$/.test(value) ? keep({ kind, value }) : { error: "invalid" };
    },
    read(blob = "") {
      const kept = fields.get(blob);
      return kept && kept.until >= now().getTime() ? kept.field : undefined;
    },
  };
}

function keepNumber(value: string, keep: (field: KeptField) => { blob: string }): ReturnType<Vault["keep"]> {
  if (!/^\d{12,19}$/.test(value)) return { error: "invalid" };
  const known = testCards.find(({ number }) => number === value);
  if (!known) return { error: isLuhnValid(value) ? "test cards only" : "invalid" };
  const { number, ...card } = known;
  return keep({ kind: "number", card, last4: number.slice(-4) });
}
