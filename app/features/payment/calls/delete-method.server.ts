import { subscriptionList } from "../../../../contracts/order-management/subscriptions.ts";
import { paymentMethodInformation } from "../../../../contracts/order-management/update-record.ts";
import { dayIn } from "../../../../contracts/market-time.ts";
import {
  type RequestContext,
  servicesContext,
  sessionContext,
  settingsContext,
  shopContext,
} from "../../../request-context.ts";
import type { PaymentGround } from "../payment-ground.server.ts";
import { isLinked } from "../rules/linked-method.ts";
import { answer, refuse } from "./call-answer.server.ts";

/** Forgets a saved method of this person, unless something that runs is paid with it. */
export async function deleteMethod(
  context: RequestContext,
  { payments, buyer, place }: PaymentGround,
  token: string,
): Promise<Response> {
  if (await isStillNeeded(context, token)) return refuse(409, "An active subscription is paid with this method.");
  const result = await payments.deleteSavedMethod({ buyer, place, token });
  return result === "deleted" ? answer({}) : refuse(404, "There is no such payment method.");
}

async function isStillNeeded(context: RequestContext, token: string): Promise<boolean> {
  const { person } = context.get(sessionContext);
  if (!person) return false;
  const { orderManagement } = context.get(servicesContext);
  const body = { accountId: person.identityId };
  const [methods, subscriptions] = await Promise.all([
    orderManagement(paymentMethodInformation, { body }),
    orderManagement(subscriptionList, { body }),
  ]);
  return isLinked(token, {
    tokens: methods.records.map(({ SNP_OMS_PaymentMethodToken__c: saved }) => saved),
    subscriptions: subscriptions.records,
    today: dayIn(context.get(settingsContext).now(), context.get(shopContext).shop.market.timeZone),
  });
}
