import { join } from "node:path";
import { run } from "../tools/run.ts";
import { type PageWeight, weighPage } from "./page-weight.ts";
import { missedBudgets, printTable, withinBudget } from "./print-table.ts";
import { startBuiltShop } from "./start-built-shop.ts";
import { type MeasuredPage, measuredPages } from "./measured-pages.ts";
import { cookiesOfVisit } from "./cookies-of-visit.ts";

const root = join(import.meta.dirname, "..");
const bareFolder = join(root, "node_modules/.cache/bare-page");
const maxFiles = 15;
const maxStyles = 12_000;
const maxMessages = 12_000;
/** The bytes that the first packets of a connection carry: the page of a service must fit. */
const firstFlight = 14_600;
const maxScriptsBeforeTouch = 15_000;
const maxInlineScript = 3_000;
const defaultScriptRatio = 1.15;

/** The lightest page that React and React Router can make, as the measure for ours. */
async function weighBarePage(): Promise<PageWeight> {
  const { code, output } = await run("react-router", ["build", join(import.meta.dirname, "bare-page")], {
    isQuiet: true,
    // The framework as customers get it, also when tests run this.
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) throw new Error(output);
  const server = (await import(join(bareFolder, "server/index.js"))) as import("react-router").ServerBuild;
  const { createRequestHandler } = await import("react-router");
  const response = await createRequestHandler(server, "production")(new Request("http://bare.test/"));
  return weighPage(await response.text(), join(bareFolder, "client"));
}

/** The ids of a request are random, and compress by up to forty bytes better or worse: the load in the middle counts. */
async function weighTypicalLoad(url: string, cookie: string): Promise<PageWeight> {
  const loads: PageWeight[] = [];
  for (let n = 0; n < 7; n += 1) {
    const response = await fetch(url, { headers: { "accept-encoding": "identity", cookie }, redirect: "manual" });
    if (response.status >= 300 && response.status < 400) throw new Error(`${url} leads to another page`);
    loads.push(await weighPage(await response.text(), join(root, "build/client")));
  }
  const [middle] = loads.toSorted((a, b) => a.html - b.html).slice(3);
  if (!middle) throw new Error(`${url} was not loaded`);
  return middle;
}

/** Returns the pages that are too heavy. */
export async function measureClientBytes(): Promise<string[]> {
  const bare = await weighBarePage();
  await using shop = await startBuiltShop();
  const rows = [];
  for (const measured of measuredPages) {
    const { page } = measured;
    const cookie = await cookiesOfVisit(shop.origin, measured);
    const weight = await weighTypicalLoad(`${shop.origin}${page}`, cookie);
    const blocking = weight.html + weight.styles;
    rows.push({
      page,
      "before touch": weight.scriptsBefore,
      inline: weight.inlineScript,
      "scripts gzip": weight.scripts,
      "x bare": (weight.scripts / bare.scripts).toFixed(3),
      files: weight.scriptFiles,
      "css brotli": weight.styles,
      "messages brotli": weight.messages,
      "html + css": blocking,
      ...withinBudget(isWithin(measured, weight, bare)),
    });
  }
  console.log(`\nClient bytes. The bare page: ${bare.scripts} bytes of scripts in ${bare.scriptFiles} files.`);
  printTable(rows);
  return missedBudgets(rows);
}

function isWithin(
  { page, maxScriptRatio, takesPayment = false }: MeasuredPage,
  weight: PageWeight,
  bare: PageWeight,
): boolean {
  return (
    (takesPayment || weight.scriptsBefore <= maxScriptsBeforeTouch) &&
    weight.inlineScript <= maxInlineScript &&
    weight.scripts <= bare.scripts * (maxScriptRatio ?? defaultScriptRatio) &&
    weight.scriptFiles <= maxFiles &&
    weight.styles <= maxStyles &&
    weight.messages <= maxMessages &&
    (!page.includes("/service/") || weight.html + weight.styles <= firstFlight)
  );
}
