import type { Hono } from "hono";
import { createAdyenSandbox } from "../../platform/adyen-sandbox/adyen-sandbox.ts";
import { signNotification } from "../../platform/adyen-sandbox/notifications.ts";
import { refusalsByName, testCards as adyenCards } from "../../platform/adyen-sandbox/test-cards.ts";
import { createStripeSandbox } from "../../platform/stripe-sandbox/stripe-sandbox.ts";
import { openTestDatabase } from "../test-database.ts";
import { keys, shopOrigin } from "./payments-fixture.ts";

const now = () => new Date("2026-11-15T12:00:00Z");
const origins = { origin: "http://localhost:8080", shopOrigin, isConsoleOpen: true };

type Fixture = { app: Hono; close: () => Promise<void> };

/** The stand-in for Adyen alone, for its wire. */
export async function prepareAdyenSandbox(): Promise<Fixture> {
  const database = await openTestDatabase();
  return { app: createAdyenSandbox({ database, now, ...keys, ...origins }), close: () => database.close() };
}

/** The stand-in for Stripe alone, for its wire. */
export async function prepareStripeSandbox(): Promise<Fixture> {
  const database = await openTestDatabase();
  return { app: createStripeSandbox({ database, now, ...keys, ...origins }), close: () => database.close() };
}

/** The cards that Adyen's sandbox authorises without a challenge. */
export const smoothAdyenCards = adyenCards.filter(({ scenario }) => scenario === "fine");

/** The names of card holders that Adyen's stand-in refuses, each with the code of its reason. */
export const refusedAdyenNames = Object.entries(refusalsByName).map(
  ([name, { refusalReasonCode }]) => [name, refusalReasonCode] as const,
);

/** A message as Adyen would send it. */
export const signedByAdyen = (item: Record<string, unknown>, hmacKey = keys.hmacKey): string =>
  signNotification(hmacKey)(item).body;
