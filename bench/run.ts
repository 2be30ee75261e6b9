import { measureBasketRates } from "./basket-rates.ts";
import { measureClientBytes } from "./client-bytes.ts";
import { measureGrowth } from "./growth.ts";
import { measureRenderCost } from "./render-cost.ts";

await measureClientBytes();
await measureRenderCost();
await measureBasketRates();
await measureGrowth();
