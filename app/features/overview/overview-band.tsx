import { DUE_LIST_DAYS } from "../../domain/expiry.ts";
import { formatMoney } from "../../i18n/format-number.ts";
import { useMessage } from "../../i18n/message.tsx";
import { ServicesTimeline } from "../../page/services-timeline/services-timeline.tsx";
import { STAND_IN_VEHICLES } from "../../page/stand-in-vehicle.ts";
import { useDateFormats } from "../../page/use-date-formats.ts";
import { useRouterTarget, useShop } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { type BandFact, DarkBand } from "../../ui/dark-band/dark-band.tsx";
import { type KeyFigure, KeyFigures } from "../../ui/key-figures/key-figures.tsx";
import type { OverviewPage, PaymentView, ShownVehicle } from "./load-overview.server.ts";
import { endsOfListed, type ListedEnds } from "./listed-ends.ts";
import { OpenForm } from "../../page/account/open-form.tsx";

type Props = { page: OverviewPage; firstName: string };

/** Greeting, vehicle, the ends of its services, and the numbers of the account. */
export function OverviewBand({ page, firstName }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
  const shown = page.vehicles.isAvailable ? page.vehicles.value.shown : undefined;
  const figures = useFigures(page, shown);
  return (
    <DarkBand
      breadcrumb={
        <Breadcrumb
          label={t("breadcrumb.label")}
          crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: t("breadcrumb.account") }]}
        />
      }
      title={firstName ? t("account.greeting", { name: firstName }) : t("breadcrumb.account")}
      facts={useFacts(shown)}
      action={shown && <RenewAll page={page} vehicle={shown.key} />}
      timeline={
        <ServicesTimeline
          today={page.today}
          ends={shown?.ends ?? []}
          drawing={shown ? shown.drawing : STAND_IN_VEHICLES[site.make]}
        />
      }
      keyFigures={figures.length > 0 ? <KeyFigures figures={figures} /> : undefined}
    />
  );
}

function useFacts(shown: ShownVehicle | undefined): BandFact[] {
  const t = useMessage();
  const { site } = useShop();
  if (!shown) return [];
  return [
    { label: t("overview.make"), value: site.makeName },
    { label: t("common.model"), value: shown.modelName },
    ...(shown.maskedVin ? [{ label: t("common.vin"), value: shown.maskedVin, isVin: true }] : []),
  ];
}

/** Only for more than one service: a single one is renewed in its own row. */
function RenewAll({ page: { services }, vehicle }: { page: OverviewPage; vehicle: string }) {
  const t = useMessage();
  const count = services?.isAvailable ? services.value.due.length : 0;
  if (count < 2) return null;
  return (
    <OpenForm vehicle={vehicle} page="renewAll" tone="dark">
      {t("renewal.renewAll", { count })}
    </OpenForm>
  );
}

function useFigures({ nextPayment, services }: OverviewPage, shown: ShownVehicle | undefined): KeyFigure[] {
  const t = useMessage();
  const payment = usePaymentFigure();
  const ending = useEndingFigure();
  return [
    ...(shown
      ? [
          {
            label: t("status.active"),
            value: t("common.services", { count: shown.activeCount }),
            ...(shown.activeCount > 0 && { status: "on" as const, note: t("account.allWorking") }),
          },
          ending(services?.isAvailable ? endsOfListed(services.value.due) : { soon: shown.soon, ended: [] }),
        ]
      : []),
    ...(nextPayment.isAvailable && (shown || nextPayment.value) ? [payment(nextPayment.value)] : []),
  ];
}

/** The services that end soon, and those that have ended; both are in the list below. */
function useEndingFigure(): (ends: ListedEnds) => KeyFigure {
  const t = useMessage();
  const { long } = useDateFormats();
  const services = (ends: readonly string[]) => t("common.services", { count: ends.length });
  return ({ soon, ended }) => {
    const last = ended.at(-1);
    if (last && soon.length === 0) {
      return {
        label: t("status.expired"),
        value: services(ended),
        note: t("renewal.expiredText", { date: long(last) }),
      };
    }
    const [first] = soon;
    const next = first && t("renewal.firstEnds", { count: soon.length, date: long(first) });
    return {
      label: t("status.expiresSoon"),
      value: services(soon),
      note: last
        ? t("renewal.expiredManyTitle", { count: ended.length })
        : (next ?? t("account.within", { days: DUE_LIST_DAYS })),
    };
  };
}

/** The amount with its date and method, or that nothing will be charged. */
function usePaymentFigure(): (payment: PaymentView | undefined) => KeyFigure {
  const t = useMessage();
  const { long } = useDateFormats();
  const { locale } = useShop();
  const methodText = ({ method }: PaymentView) => {
    if (!method) return t("payment.none");
    if (!method.last4) return method.name;
    // The digits stay beside the name of the card.
    return t("card.ending", { brand: method.name, last4: method.last4 }).replaceAll(" ", "\u00a0");
  };
  return (payment) =>
    payment
      ? {
          label: t("account.nextPayment"),
          value: formatMoney(payment.amount, locale.id),
          note: t("overview.paymentOn", { date: long(payment.on), method: methodText(payment) }),
        }
      : { label: t("account.nextPayment"), value: t("account.noFurtherPayment") };
}
