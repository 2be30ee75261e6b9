import { measureClientBytes } from "./client-bytes.ts";
import { measureRenderCost } from "./render-cost.ts";

await measureClientBytes();
await measureRenderCost();
