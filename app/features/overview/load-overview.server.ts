import { listSubscriptions } from "../../../contracts/order-management/subscriptions.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import { type CardExpiry, type CardWarning, cardWarning } from "../../domain/card-expiry.ts";
import { comingPayments } from "../../domain/coming-payments.ts";
import { isExpiringSoon } from "../../domain/expiry.ts";
import { maskVin } from "../../../contracts/vehicles/mask-vin.ts";
import type { Money } from "../../domain/money.ts";
import { readMethod } from "../../domain/orders/paid-by.ts";
import type { PaidService } from "../../domain/sale/checkout-control.ts";
import type { SelectedVehicle } from "../../domain/vehicle/vehicle.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";
import { type PaymentRecord, readPaymentRecord } from "../../request/account/payment-record.server.ts";
import { type PagePart, readPart } from "../../request/account/read-part.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import { drawingOfModel } from "../../ui/vehicle-art/drawing-of-model.ts";
import { VEHICLE_DRAWINGS, type VehicleDrawing } from "../../ui/vehicle-art/vehicle-drawings.ts";
import { nextPayment } from "./next-payment.ts";
import { type NotLinkedText, writeNotLinked } from "./not-linked-texts.server.ts";
import { renewingFromWire } from "./renewing-from-wire.ts";
import { describeVehicleServices, markRenewing, type VehicleServicesView } from "./vehicle-services-view.ts";

export type OverviewDeps = Pick<AccountDeps, "accountId" | "services" | "catalogue" | "shop" | "today"> & {
  ownVehicles: () => Promise<readonly SelectedVehicle[]>;
  paidServices: (vin: string) => Promise<readonly PaidService[]>;
  keyOf: (vin: string) => string;
  /** When the card of a payment record ends; undefined when that is not known. */
  cardExpiryOf: (record: PaymentRecord) => Promise<CardExpiry | undefined>;
  /** The vehicle that the customer shops for at the moment. */
  selectedVin: string | undefined;
};

/** One of the customer's vehicles in the list of them. */
export type VehicleChoice = { key: string; modelName: string; maskedVin?: string; drawing?: VehicleDrawing };

/** The vehicle whose services the page shows. */
export type ShownVehicle = VehicleChoice & {
  /** The end dates of all its services, past ones too. */
  ends: CalendarDay[];
  activeCount: number;
  /** The end dates of the services that end soon, the first one first. */
  soon: CalendarDay[];
};

export type PaymentView = { on: CalendarDay; amount: Money; method?: { name: string; last4?: string } };

export type OverviewPage = {
  today: CalendarDay;
  /** `shown` is missing for a customer without a vehicle. */
  vehicles: PagePart<{ choices: VehicleChoice[]; shown?: ShownVehicle }>;
  /** Only for a customer without a vehicle who has services nevertheless. */
  notLinked?: NotLinkedText;
  /** Missing without a vehicle. */
  services?: PagePart<VehicleServicesView>;
  nextPayment: PagePart<PaymentView | undefined>;
  /** Missing when the card lasts until every payment. */
  cardWarning?: CardWarning;
};

/** The overview of one vehicle: the one that was asked for, or the selected one, or the first. */
export async function loadOverview(deps: OverviewDeps, requestedKey: string | undefined): Promise<OverviewPage> {
  const payments = readPart(readPayments(deps));
  const vehicles = await readPart(deps.ownVehicles());
  const shown = vehicles.isAvailable ? findShown(deps, vehicles.value, requestedKey) : undefined;
  const [payment, services, known] = await Promise.all([
    payments,
    shown && readPart(readServices(deps, shown)),
    vehicles.isAvailable ? describeVehicles(deps, vehicles.value, shown) : undefined,
  ]);
  const renewing = payment.isAvailable ? renewingServices(payment.value, shown?.vin, deps.today) : new Set<string>();
  return {
    today: deps.today,
    ...describeMissingVehicle(deps, shown, payment),
    vehicles: known ? { isAvailable: true, value: known } : { isAvailable: false },
    ...(services && {
      services: services.isAvailable
        ? { isAvailable: true as const, value: markRenewing(services.value, renewing) }
        : services,
    }),
    nextPayment: payment.isAvailable ? { isAvailable: true, value: paymentView(payment.value, deps.today) } : payment,
    ...(payment.isAvailable && payment.value.warning && { cardWarning: payment.value.warning }),
  };
}

/** Whether every system failed, so that the page has nothing to show. */
export function hasNoPart({ vehicles, services, nextPayment: payment }: OverviewPage): boolean {
  return !vehicles.isAvailable && !services?.isAvailable && !payment.isAvailable;
}

function findShown({ keyOf, selectedVin }: OverviewDeps, vehicles: readonly SelectedVehicle[], key?: string) {
  return (
    vehicles.find(({ vin }) => keyOf(vin) === key) ?? vehicles.find(({ vin }) => vin === selectedVin) ?? vehicles[0]
  );
}

async function readServices(deps: OverviewDeps, vehicle: SelectedVehicle): Promise<VehicleServicesView> {
  const { site, locale } = deps.shop;
  const siteLocale = { siteId: site.id, localeId: locale.id, currency: locale.preferredCurrency };
  const [products, paid] = await Promise.all([deps.catalogue.allProducts(siteLocale), deps.paidServices(vehicle.vin)]);
  return describeVehicleServices({ vehicle, products, paid, today: deps.today });
}

async function describeVehicles(
  deps: OverviewDeps,
  vehicles: readonly SelectedVehicle[],
  shown: SelectedVehicle | undefined,
): Promise<{ choices: VehicleChoice[]; shown?: ShownVehicle }> {
  const choices = await Promise.all(vehicles.map((vehicle) => describeChoice(deps, vehicle)));
  const choice = shown && choices.find(({ key }) => key === deps.keyOf(shown.vin));
  return { choices, ...(choice && { shown: { ...choice, ...describeTimes(shown, deps.today) } }) };
}

async function describeChoice(deps: OverviewDeps, vehicle: SelectedVehicle): Promise<VehicleChoice> {
  const { vin, modelKey, modelName } = vehicle;
  const maskedVin = maskVin(vin);
  const image = await resolveWithin(deps.catalogue.vehicleImage({ localeId: deps.shop.locale.id, modelKey }));
  const drawing = VEHICLE_DRAWINGS.find((name) => name === image) ?? drawingOfModel(modelKey);
  return { key: deps.keyOf(vin), modelName, ...(maskedVin && { maskedVin }), ...(drawing && { drawing }) };
}

/** A vehicle of another owner is not shown, also if this customer has paid for its services. */
function describeMissingVehicle(
  { shop }: OverviewDeps,
  shown: SelectedVehicle | undefined,
  payment: PagePart<Payments>,
): Pick<OverviewPage, "notLinked"> {
  if (shown || !payment.isAvailable) return {};
  const hasServices = payment.value.subscriptions.some(({ isRunning }) => isRunning);
  return hasServices ? { notLinked: writeNotLinked(shop.locale.id) } : {};
}

function describeTimes({ subscriptions, undated = [] }: SelectedVehicle, today: CalendarDay) {
  const ends = subscriptions.map(({ expiresOn }) => expiresOn).toSorted();
  return {
    ends,
    activeCount: ends.filter((end) => end >= today).length + undated.length,
    soon: ends.filter((end) => isExpiringSoon(end, today)),
  };
}

async function readPayments(deps: OverviewDeps) {
  const { services, accountId, shop } = deps;
  const [{ records }, record] = await Promise.all([
    services.orderManagement(listSubscriptions, { body: { accountId, siteId: shop.site.id } }),
    readPaymentRecord(deps),
  ]);
  const subscriptions = records.map(renewingFromWire);
  const days = comingPayments(subscriptions, deps.today).map(({ on }) => on);
  const card = record && days.length > 0 ? await deps.cardExpiryOf(record) : undefined;
  return { subscriptions, record, warning: cardWarning(card, days) };
}

type Payments = Awaited<ReturnType<typeof readPayments>>;

/** The services of a vehicle that are renewed without the customer's doing. */
function renewingServices({ subscriptions }: Payments, vin: string | undefined, today: CalendarDay): Set<string> {
  const coming = comingPayments(subscriptions, today);
  return new Set(coming.filter((one) => one.vin === vin).map(({ productId }) => productId));
}

/** For all vehicles of this make: "no further payment" must not be said while another one is charged. */
function paymentView({ subscriptions, record }: Payments, today: CalendarDay): PaymentView | undefined {
  const next = nextPayment(subscriptions, today);
  if (!next) return undefined;
  const name = record && readMethod({ type: record.type, brand: record.cardType }).name;
  const last4 = record?.last4;
  return { ...next, ...(name !== undefined && { method: { name, ...(last4 && { last4 }) } }) };
}
