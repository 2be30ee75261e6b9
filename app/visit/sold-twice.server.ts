import { isFault } from "../../contracts/fault.ts";
import type { RequestContext } from "../request-context.ts";
import { loadBasket } from "./request-basket.server.ts";

/**
 * Whether the basket holds a service that the checkout control refuses. A basket that has become an order is gone, and
 * one that cannot be read is refused by the payment itself.
 */
export async function isSoldTwice(context: RequestContext): Promise<boolean> {
  try {
    return (await loadBasket(context))?.items.some(({ refusal }) => refusal !== undefined) ?? false;
  } catch (error) {
    if (!isFault(error)) throw error;
    return false;
  }
}
