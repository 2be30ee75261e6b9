import { runWithTimeout } from "../../../contracts/run-with-timeout.ts";

export type Answer = { status: number; document: unknown };
/** Posts to the shop; the status is 0 without an answer. */
export type Send = (path: string, body: object) => Promise<Answer>;

/** `hrefOf` adds site and language to a path. */
export const sendTo =
  (hrefOf: (path: string) => string): Send =>
  async (path, body) =>
    (await callShop(hrefOf(path), body)) ?? { status: 0, document: undefined };

/** The server answers a payment request within thirty seconds; the rest is for the network. */
const ANSWER_MS = 40_000;

/** Calls the shop's own server; undefined without an answer in time. */
export async function callShop(href: string, body?: object): Promise<Answer | undefined> {
  try {
    return await runWithTimeout(ANSWER_MS, async (signal) => {
      const response = await fetch(href, {
        signal,
        ...(body && {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      return { status: response.status, document: await response.json().catch(() => undefined) };
    });
  } catch {
    return undefined;
  }
}
