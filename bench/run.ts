import { measureBasketRates } from "./basket-rates.ts";
import { measureClientBytes } from "./client-bytes.ts";
import { measureHistoryGrowth } from "./history-growth.ts";
import { measureRenderCost } from "./render-cost.ts";

await measureClientBytes();
await measureRenderCost();
await measureBasketRates();
await measureHistoryGrowth();
