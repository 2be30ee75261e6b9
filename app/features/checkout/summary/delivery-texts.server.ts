import type { LocaleId } from "../../../site/locales.ts";
import { translator } from "../../../i18n/translator.server.ts";
import type { OrderedService } from "../order-line.ts";

type Delivered = { delivery?: { name: string; text: string } };

/** A term that begins later does not arrive within minutes: what the vehicle gets then is its new end date. */
export function withDeliveryText<View extends Delivered>(
  view: View,
  services: readonly Pick<OrderedService, "startsOn">[],
  localeId: LocaleId,
): View {
  const { delivery } = view;
  if (!delivery || services.every(({ startsOn }) => startsOn === undefined)) return view;
  const text = translator(localeId)("checkout.endDatesArrive", { count: services.length });
  return { ...view, delivery: { ...delivery, text } };
}
