import { join } from "node:path";
import { run } from "../tools/run.ts";
import { type PageWeight, weighPage } from "./page-weight.ts";
import { printTable } from "./print-table.ts";
import { startBuiltShop } from "./start-built-shop.ts";
import { measuredPages } from "./measured-pages.ts";

const root = join(import.meta.dirname, "..");
const bareFolder = join(root, "node_modules/.cache/bare-page");
const maxScriptRatio = 1.15;
const firstFlight = 14_600;

/** The lightest page that React and React Router can make, as the measure for ours. */
async function weighBarePage(): Promise<PageWeight> {
  const { code, output } = await run("react-router", ["build", join(import.meta.dirname, "bare-page")], {
    isQuiet: true,
  });
  if (code !== 0) throw new Error(output);
  const server = (await import(join(bareFolder, "server/index.js"))) as import("react-router").ServerBuild;
  const { createRequestHandler } = await import("react-router");
  const response = await createRequestHandler(server, "production")(new Request("http://bare.test/"));
  return weighPage(await response.text(), join(bareFolder, "client"));
}

export async function measureClientBytes(): Promise<void> {
  const bare = await weighBarePage();
  await using shop = await startBuiltShop();
  const rows = [];
  for (const { page, from } of measuredPages) {
    const cookie = from ? await cookiesAfter(`${shop.origin}${from}`) : "";
    const response = await fetch(`${shop.origin}${page}`, { headers: { "accept-encoding": "identity", cookie } });
    const weight = await weighPage(await response.text(), join(root, "build/client"));
    const blocking = weight.html + weight.styles;
    rows.push({
      page,
      "scripts gzip": weight.scripts,
      "x bare": (weight.scripts / bare.scripts).toFixed(3),
      files: weight.scriptFiles,
      "css brotli": weight.styles,
      "messages brotli": weight.messages,
      "html + css": blocking,
      "within budget": weight.scripts <= bare.scripts * maxScriptRatio && blocking <= firstFlight ? "yes" : "NO",
    });
  }
  console.log(`\nClient bytes. The bare page: ${bare.scripts} bytes of scripts in ${bare.scriptFiles} files.`);
  printTable(rows);
}

async function cookiesAfter(address: string): Promise<string> {
  const { headers } = await fetch(address, { redirect: "manual" });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
