import type { RequestContext } from "../../../../request/request-context.ts";
import { paymentDeps } from "../../payment-deps.server.ts";

/** Whether the buyer has saved a method with this token at the provider. */
export async function hasSavedMethod(context: RequestContext, token: string): Promise<boolean> {
  const deps = await paymentDeps(context);
  if (!deps) return false;
  const { payments, buyer, source } = deps;
  const saved = await payments.savedMethods({ buyer, source });
  return saved.some((method) => method.token === token);
}
