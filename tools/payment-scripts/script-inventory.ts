import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { paymentCspSources } from "../../app/features/payment/rules/payment-csp-sources.ts";
import type { PublicPaymentSettings } from "../../payments/port/payments.ts";

/** Every script that the payment pages may load, and why (PCI DSS 6.4.3). */
export type ScriptInventory = {
  pages: readonly string[];
  /** The files of the build; a page names them below the shop's own origin. */
  own: { file: string; integrity: string; reason: string }[];
  /** Written into the page itself, allowed by the nonce of its request. */
  inline: { reason: string }[];
  /** Loaded from the provider that takes the money; which one it is depends on the market. */
  providers: { origin: string; provider: "adyen" | "stripe"; reason: string }[];
};

/** A source without a reason must not get into the policy: the inventory cannot be made then. */
const reasons: Readonly<Record<string, string>> = {
  "https://pay.google.com": "shows the Google Pay button and sheet",
  "https://applepay.cdn-apple.com": "shows the Apple Pay button and sheet",
  "https://js.stripe.com": "Stripe.js: the card fields and the bank's questions, as Stripe demands it",
  "https://*.js.stripe.com": "parts that Stripe.js loads by itself",
};

const ownReasons: readonly [pattern: RegExp, reason: string][] = [
  [/^worker\.js$/, "the service worker: keeps files and one offline page, no payment data"],
  [/^assets\/.*\.js$/, "the shop's own code, built from its sources"],
];

const offers = [
  { provider: "adyen", environment: "live", clientKey: "", sepaCreditorId: "" },
  { provider: "stripe", publishableKey: "" },
] as const satisfies readonly PublicPaymentSettings[];

export function providerScripts(): ScriptInventory["providers"] {
  const scripts = offers.flatMap((settings) =>
    paymentCspSources(settings)
      .script.split(" ")
      .map((origin) => ({ origin, provider: settings.provider, reason: reasonOf(origin) })),
  );
  const unused = Object.keys(reasons).find((known) => !scripts.some(({ origin }) => origin === known));
  if (unused) throw new Error(`No payment page loads scripts from ${unused}, which has a reason.`);
  return scripts;
}

function reasonOf(origin: string): string {
  const reason = reasons[origin];
  if (!reason) throw new Error(`The payment pages may load scripts from ${origin}, without a reason.`);
  return reason;
}

/** Lists the scripts of a build, with what proves that a file is the one that was built. */
export async function writeScriptInventory(folder: string, target: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js")).sort();
  const own = await Promise.all(
    reasonsOfFiles(files).map(async ({ file, reason }) => ({
      file: `/${file}`,
      integrity: `sha384-${createHash("sha384")
        .update(await readFile(join(folder, file)))
        .digest("base64")}`,
      reason,
    })),
  );
  const inventory: ScriptInventory = {
    pages: ["/checkout", "/payment-confirmation"],
    own,
    inline: [{ reason: "starts the router with the data of the page, and restores where it was scrolled to" }],
    providers: providerScripts(),
  };
  await writeFile(target, `${JSON.stringify(inventory, undefined, 2)}\n`);
}

/** Each script of the build with its reason; a reason that fits no script is refused like a script without one. */
export function reasonsOfFiles(files: readonly string[]): { file: string; reason: string }[] {
  for (const [pattern] of ownReasons) {
    if (!files.some((file) => pattern.test(file))) throw new Error(`The build has no script like ${String(pattern)}.`);
  }
  return files.map((file) => {
    const reason = ownReasons.find(([pattern]) => pattern.test(file))?.[1];
    if (!reason) throw new Error(`The build has a script ${file}, without a reason.`);
    return { file, reason };
  });
}
