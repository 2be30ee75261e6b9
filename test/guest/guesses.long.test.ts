import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listGuestOrders } from "../../seed/orders/orders-of-owners.ts";
import { origin, startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { chanceOfSmaller } from "./compare-times.ts";
import type { Lookup } from "./guest-orders.ts";

/** The usual time between two moments at which refusals are sent. */
const STEP_MS = 400;
const PARALLEL = 50;
/** The two kinds of guesses differ when one is faster with more than this chance above one half. */
const EFFECT = 0.03;

let shop: TestShop;
/** Extra work for each guess at an order that exists, in milliseconds. */
let extraMs = 0;

beforeAll(async () => {
  shop = await startTestShop({
    settings: { sampleGuestOrders: [] },
    environment: { RATE_LIMIT_SCALE: "1000", LOG_LEVEL: "warn" },
    async onOrderManagement(request, forward) {
      const body = await request.clone().text();
      const isExisting = existing.some(({ orderNumber }) => body.includes(orderNumber));
      const until = performance.now() + (isExisting ? extraMs : 0);
      while (performance.now() < until);
      return forward(request);
    },
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => void (extraMs = 0));

/** Several, since the attempts for one order are limited. */
const existing = listGuestOrders().filter(({ siteId }) => siteId === "VCS");
const numberLength = existing[0]?.orderNumber.length ?? 0;

type Kind = "unknown" | "mismatching";
type Guess = Lookup & { kind: Kind };
type Answer = { kind: Kind; ms: number; text: string };

/** Both kinds in turn; which of them comes first alternates too. */
function makeGuesses(count: number): Guess[] {
  return Array.from({ length: count }, (_, index) => {
    const isUnknown = (index + Math.floor(index / 2)) % 2 === 0;
    const number = `D${String(index).padStart(numberLength - 4, "0")}G01`;
    const email = `guess${String(index).padStart(6, "0")}@example.com`;
    return isUnknown
      ? { kind: "unknown", orderNumber: number, email }
      : { kind: "mismatching", orderNumber: existing[index % existing.length]?.orderNumber ?? "", email };
  });
}

let requests = 0;

/** Sends a guess as the form does when scripts run. */
async function send({ kind, orderNumber, email }: Guess): Promise<Answer> {
  requests += 1;
  const ip = `198.51.100.${requests % 250}`;
  const began = performance.now();
  const response = await shop.fetch(
    new Request(`${origin}/view-order.data`, {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams({ orderNumber, email }),
    }),
    { ip },
  );
  const body = await response.text();
  const ms = performance.now() - began;
  const headers = Array.from(response.headers, ([name, value]) =>
    name === "x-request-id" ? name : `${name}: ${value}`,
  );
  const text = [response.status, ...headers, body].join("\n").replaceAll(/nonce-[^']+/g, "nonce");
  return { kind, ms, text: text.replaceAll(orderNumber, "…").replaceAll(email, "…") };
}

async function sendAll(guesses: readonly Guess[], parallel: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < guesses.length; start += parallel) {
    answers.push(...(await Promise.all(guesses.slice(start, start + parallel).map(send))));
  }
  return answers;
}

function effectOf(answers: readonly Answer[]): number {
  const times = (wanted: Kind) => answers.flatMap(({ kind, ms }) => (kind === wanted ? [ms] : []));
  return Math.abs(chanceOfSmaller(times("unknown"), times("mismatching")) - 0.5);
}

const setStep = (guestLookupStepMs: number) => void Object.assign(shop.settings, { guestLookupStepMs });

it("10,000 guesses have one answer, and no time that tells an existing order from an unknown one", async () => {
  setStep(STEP_MS);
  await sendAll(makeGuesses(100), PARALLEL);
  const answers = await sendAll(makeGuesses(10_000), PARALLEL);
  const texts = new Set(answers.map(({ text }) => text));
  expect([...texts]).toHaveLength(1);
  expect([...texts][0]).toMatch(/^422\n/);
  expect(Math.min(...answers.map(({ ms }) => ms))).toBeGreaterThan(STEP_MS - 5);
  expect(effectOf(answers)).toBeLessThan(EFFECT);
}, 600_000);

it("the comparison sees two milliseconds of extra work for an existing order, unless the answers are held", async () => {
  extraMs = 2;
  setStep(0);
  await sendAll(makeGuesses(100), 1);
  expect(effectOf(await sendAll(makeGuesses(1_000), 1))).toBeGreaterThan(EFFECT);
  setStep(STEP_MS);
  expect(effectOf(await sendAll(makeGuesses(2_000), PARALLEL))).toBeLessThan(2 * EFFECT);
}, 300_000);

it("looking up takes the same work without holding the answers", async () => {
  setStep(0);
  await sendAll(makeGuesses(200), 1);
  expect(effectOf(await sendAll(makeGuesses(4_000), 1))).toBeLessThan(2 * EFFECT);
}, 300_000);
