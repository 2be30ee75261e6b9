import { measureBasketRates } from "./basket-rates.ts";
import { measureClientBytes } from "./client-bytes.ts";
import { measureGrowth } from "./growth.ts";
import { measureOverload } from "./overload.ts";
import { measureRenderCost } from "./render-cost.ts";

const missed = [...(await measureClientBytes()), ...(await measureRenderCost())];
await measureBasketRates();
await measureOverload();
missed.push(...(await measureGrowth()));
if (missed.length > 0) console.log(`\nBudgets missed:\n${missed.join("\n")}`);
process.exitCode = missed.length > 0 ? 1 : 0;
