import { writeExpiryDates } from "../../contracts/commerce/expiry-dates.ts";
import { type ConsentText, writeOrderConsents } from "../../contracts/consent-records/consent-text.ts";
import { isFault } from "../../contracts/fault.ts";
import type { SubmitRequest } from "../../payments/port/payments.ts";
import type { SelectedVehicle } from "../domain/vehicle/vehicle.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { loadedMessages } from "../i18n/load-messages.ts";
import type { MessageId } from "../i18n/message-id.ts";
import type { LegalTextName } from "../catalogue/catalogue.ts";
import {
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
  depsContext,
} from "../request/request-context.ts";
import { orderConsents } from "./order-consents.server.ts";
import { readLegalVersion, readOrderSummary } from "./read-order-summary.server.ts";
import { siteHref } from "../site/site-href.ts";
import { siteOrigin } from "../site/site-origin.ts";
import { readResponseVersion } from "../features/vehicle/lookup/response-version/read-response-version.server.ts";
import { loadVehicleBasket, siteLocaleOf } from "../features/basket/request/request-basket.server.ts";

type Fields = SubmitRequest["orderFields"];

const makeNames: Readonly<Record<SelectedVehicle["make"], string>> = { landrover: "Land Rover", jaguar: "Jaguar" };

/** The order's fields besides its items: vehicle, site, terms, consent. Undefined while no vehicle is selected. */
export async function readOrderFields(
  context: RequestContext,
  { autoRenew }: { autoRenew: boolean },
): Promise<Fields | undefined> {
  const vehicle = context.get(vehicleContext).selectedVehicle;
  if (!vehicle) return undefined;
  const { person, isRegistered } = context.get(sessionContext);
  const [isSecure, legal, consents] = await Promise.all([
    hasSecureItem(context),
    legalFields(context),
    readConsents(context, { autoRenew }),
  ]);
  // A consent that the page did not offer, or of which there is no evidence, does not count.
  const renewal = consents.find(({ kind, choice }) => kind === "auto-renewal" && choice === "accepted");
  return {
    ...vehicleFields(vehicle),
    ...siteFields(context),
    ...legal,
    ...(isSecure !== undefined && { c_vcs_secure: isSecure }),
    c_SNP_OMS_IsGuestOrder: !isRegistered,
    ...(person?.forgerockId !== undefined && { c_SNP_OMS_ForgerockCustomerId: person.forgerockId }),
    ...(consents.length > 0 && { c_consents: writeOrderConsents(consents) }),
    c_autoRenewalAccepted: renewal !== undefined,
    ...(renewal && {
      c_autoRenewalTextVersion: renewal.version,
      c_autoRenewalAcceptedAt: context.get(depsContext).now().toISOString(),
    }),
  };
}

function vehicleFields({ vin, id, make, modelKey, modelName, subscriptions }: SelectedVehicle): Fields {
  const dates = subscriptions.map(({ productId, expiresOn }) => ({ productId, expiryDate: expiresOn }));
  return {
    c_SNP_OMS_vin: vin,
    ...(id !== undefined && { c_SNP_OMS_JLRVehicleId: id }),
    c_SNP_OMS_brand: makeNames[make],
    c_SNP_OMS_subbrand: modelKey,
    c_SNP_OMS_vehicleName: modelName,
    c_expiryDates: writeExpiryDates(dates),
  };
}

function siteFields(context: RequestContext): Fields {
  const { site, market } = context.get(requestedShopContext).shop;
  return {
    c_SNP_OMS_locale: siteLocaleOf(context).localeId,
    c_SNP_OMS_StorefrontCountry: market.country,
    c_JLR_StorefrontType: site.id,
    c_useVcs11Response: readResponseVersion(context) === "11",
  };
}

/**
 * The names of the terms and the privacy policy, and links to the versions that apply at this moment by the rule of the
 * checkout page. Without an answer of the help content the links name no version: an order does not wait for it.
 */
async function legalFields(context: RequestContext): Promise<Fields> {
  const { config, site, locale } = context.get(requestedShopContext).shop;
  const origin = siteOrigin(context.get(settingsContext), context.get(factsContext).host);
  const link = async (path: string, name: LegalTextName) => {
    const version = await readLegalVersion(context, name);
    return origin + siteHref({ config, site, locale, path: version ? `${path}?version=${version}` : path });
  };
  const [termsLink, privacyLink] = await Promise.all([link("/terms-conditions", "terms"), link("/privacy", "privacy")]);
  const texts = { locale: locale.id, messages: loadedMessages(locale.id) };
  const name = (id: MessageId) => String(formatMessage(texts, id));
  return {
    c_SNP_OMS_termsConditionsName: name("footer.terms"),
    c_SNP_OMS_termsConditionsLink: termsLink,
    c_SNP_OMS_privacyPolicyName: name("footer.privacy"),
    c_SNP_OMS_privacyPolicyLink: privacyLink,
  };
}

/** What the customer was shown and agreed to. Empty when the basket cannot be read; the payment checks that itself. */
async function readConsents(context: RequestContext, choice: { autoRenew: boolean }): Promise<ConsentText[]> {
  try {
    const [summary, termsVersion, privacyVersion] = await Promise.all([
      readOrderSummary(context),
      readLegalVersion(context, "terms"),
      readLegalVersion(context, "privacy"),
    ]);
    return summary ? orderConsents(summary, { ...choice, termsVersion, privacyVersion }) : [];
  } catch (error) {
    if (!isFault(error)) throw error;
    return [];
  }
}

/** Undefined when the basket cannot be read; the payment checks that itself. */
async function hasSecureItem(context: RequestContext): Promise<boolean | undefined> {
  try {
    return (await loadVehicleBasket(context))?.items.some(({ showsDatesToOwnerOnly }) => showsDatesToOwnerOnly);
  } catch (error) {
    if (!isFault(error)) throw error;
    return undefined;
  }
}
