import { and, eq } from "drizzle-orm";
import type { Hono } from "hono";
import {
  addPaymentInstrument,
  getPaymentMethods,
  type MaskedCard,
  removePaymentInstrument,
} from "../../../../contracts/commerce/baskets.ts";
import { ocapiVersion } from "../../../../contracts/commerce/ocapi.ts";
import type { CallResult } from "../../../../contracts/endpoint.ts";
import type { CommerceDeps } from "../../deps.ts";
import { countryOfLocale } from "../../markets.ts";
import { ocapiFault, refuseOcapiInput } from "../../ocapi-fault.ts";
import { serveEndpoint } from "../../../serve-endpoint.ts";
import { readContents } from "../basket-contents.ts";
import { basketInstruments, type BasketRow, type StoredCard } from "../basket-tables.ts";
import { changeBasket, findBasket } from "../change-basket.ts";
import { createId } from "../create-basket.ts";
import { paymentMethodsOf } from "./payment-methods.ts";
import { createShopperGuards } from "../../require-shopper.ts";
import { toMinorUnits } from "../../../../contracts/minor-units.ts";

/** A shop adds a new instrument before it removes the former, so more than one is normal, but not many. */
const maxInstruments = 5;

export function servePayment(app: Hono, deps: CommerceDeps): void {
  const { requireShopper } = createShopperGuards(deps.tokens);
  serveEndpoint(app, getPaymentMethods, {
    refuseInput: refuseOcapiInput,
    async handle({ params }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return methodList(await findBasket(deps.database.queries, shopper, params.basketId));
    },
  });
  serveEndpoint(app, addPaymentInstrument, {
    refuseInput: refuseOcapiInput,
    async handle({ params, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (tx, row) => {
        const method = paymentMethodsOf(countryOfLocale(row.locale), row.currency).find(
          ({ id }) => id === body.payment_method_id,
        );
        if (!method)
          throw invalidInstrument("InvalidPaymentMethodIdException", "This payment method is not offered here.");
        const { price, instruments } = await readContents(tx, row, deps.now());
        if (instruments.length >= maxInstruments) {
          throw invalidInstrument("PaymentInstrumentQuotaExceededException", "The basket has too many instruments.");
        }
        if (body.amount !== undefined && toMinorUnits(body.amount) !== price.orderTotal) {
          throw invalidInstrument("InvalidPaymentAmountException", "The amount is not the order total.");
        }
        await tx.insert(basketInstruments).values({
          id: createId(),
          basketId: row.id,
          methodId: method.id,
          ...(body.payment_card && { card: toStoredCard(body.payment_card) }),
          ...(body.bank_code !== undefined && { bankCode: body.bank_code }),
        });
      });
    },
  });
  serveEndpoint(app, removePaymentInstrument, {
    refuseInput: refuseOcapiInput,
    async handle({ params }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (tx, row) => {
        const removed = await tx
          .delete(basketInstruments)
          .where(and(eq(basketInstruments.id, params.paymentInstrumentId), eq(basketInstruments.basketId, row.id)))
          .returning({ id: basketInstruments.id });
        if (removed.length > 0) return;
        throw ocapiFault(404, {
          type: "PaymentInstrumentNotFoundException",
          message: `No payment instrument with the id '${params.paymentInstrumentId}' was found.`,
          arguments: { paymentInstrumentId: params.paymentInstrumentId },
        });
      });
    },
  });
}

const invalidInstrument = (type: string, message: string) => ocapiFault(400, { type, message });

export function toStoredCard(card: MaskedCard): StoredCard {
  return {
    cardType: card.card_type,
    lastDigits: card.number_last_digits ?? card.number?.slice(-4) ?? "****",
    ...(card.holder !== undefined && { holder: card.holder }),
    ...(card.expiration_month !== undefined && { expirationMonth: card.expiration_month }),
    ...(card.expiration_year !== undefined && { expirationYear: card.expiration_year }),
  };
}

function methodList({ locale, currency }: BasketRow): CallResult<typeof getPaymentMethods> {
  return {
    _v: ocapiVersion,
    _type: "payment_method_result",
    applicable_payment_methods: paymentMethodsOf(countryOfLocale(locale), currency),
  };
}
