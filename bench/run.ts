import { measureAccountGrowth } from "./account-growth.ts";
import { measureBasketRates } from "./basket-rates.ts";
import { measureClientBytes } from "./client-bytes.ts";
import { measureFirstByte } from "./process/first-byte.ts";
import { measureFaults } from "./faults/run-faults.ts";
import { measureGrowth } from "./growth.ts";
import { measureMemory } from "./process/memory.ts";
import { measureOverload } from "./overload.ts";
import { measureQuestionSearch } from "./question-search.ts";
import { measureRenderCost } from "./render-cost.ts";

async function measureShop(): Promise<string[]> {
  const missed = [...(await measureClientBytes()), ...(await measureRenderCost()), ...(await measureQuestionSearch())];
  missed.push(...(await measureFirstByte()), ...(await measureMemory()));
  await measureBasketRates();
  await measureOverload();
  return [...missed, ...(await measureGrowth()), ...(await measureAccountGrowth())];
}

const [name, ...only] = process.argv.slice(2);
const missed = name === "faults" ? await measureFaults(only) : await measureShop();
if (missed.length > 0) console.log(`\nBudgets missed:\n${missed.join("\n")}`);
process.exitCode = missed.length > 0 ? 1 : 0;
