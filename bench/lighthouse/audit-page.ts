import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { findBrowser } from "../../tools/find-browser.ts";
import { cookiesOfVisit, type Visit } from "../cookies-of-visit.ts";

const debuggingPort = 3185;

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One run of Lighthouse with its settings for phones, in a browser that has never seen the shop. */
export async function auditPage(origin: string, visit: Visit): Promise<Result> {
  const cookie = await cookiesOfVisit(origin, visit);
  // Without a folder it has a new one, and Lighthouse opens its page in the browser's only context.
  const browser = await chromium.launchPersistentContext("", {
    // The audit sets the size of its page.
    viewport: null,
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const url = `${origin}${visit.page}`;
    await browser.addCookies(cookiesFor(origin, cookie));
    const answer = await lighthouse(url, {
      port: debuggingPort,
      logLevel: "error",
      onlyCategories: [...categories],
      // Pages of an account are kept out of search engines on purpose, and this audit demands the opposite.
      skipAudits: visit.account ? ["is-crawlable"] : null,
      // The browser is new, and what it has is what the visit has left there.
      disableStorageReset: true,
    });
    if (!answer) throw new Error(`Lighthouse has no result for ${visit.page}`);
    const { runtimeError, finalDisplayedUrl } = answer.lhr;
    if (runtimeError) throw new Error(`${visit.page}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== url) throw new Error(`${visit.page} leads to ${finalDisplayedUrl}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

/** The header's pairs as the browser keeps them, so that it also sends them with what the page's scripts ask for. */
const cookiesFor = (origin: string, header: string) =>
  header.split("; ").flatMap((pair) => {
    const [name = "", ...value] = pair.split("=");
    return name === "" ? [] : [{ url: origin, name, value: value.join("=") }];
  });
