import type { FieldLabel } from "./english.ts";

/** How the systems call what the page shows, by the label that it has there. Several systems have names of their own. */
const COLUMNS: Partial<Record<FieldLabel, string>> = {
  email: "email login recipient address customer_email",
  emailVerified: "email_verified",
  firstName: "first_name given_name",
  lastName: "last_name family_name",
  name: "name",
  phone: "phone phone_home",
  customerNumber: "customer_no",
  signedInAt: "signed_in_at last_login_at",
  createdAt: "created_at added_at opened_at",
  changedAt: "modified_at updated_at changed_at",
  validUntil: "expires_at",
  kind: "kind type purpose",
  topic: "topic",
  choice: "choice",
  shownText: "text",
  message: "message",
  version: "version",
  make: "site_id make brand",
  language: "locale locale_id",
  recordedAt: "recorded_at logged_at",
  keptUntil: "keep_until",
  orderNumber: "order_number order_no order_reference",
  number: "number",
  status: "status state payment_status step",
  street: "address1 street billing_street",
  addressExtra: "address2",
  city: "city billing_city",
  postalCode: "postal_code billing_postal_code",
  country: "country country_code billing_country market",
  region: "state_code billing_state_code",
  preferred: "is_preferred",
  paymentMethod: "payment_type payment_method_id payment_information",
  cardType: "card_type",
  cardHolder: "holder",
  lastDigits: "last4 last_digits",
  cardExpires: "card_expires",
  expiryMonth: "expiration_month",
  expiryYear: "expiration_year",
  bank: "bank_code",
  provider: "provider",
  amount: "amount",
  total: "total",
  tax: "tax price_tax",
  taxRate: "tax_rate",
  price: "price",
  currency: "currency",
  coupon: "code",
  asGuest: "is_guest",
  signedIn: "is_registered",
  endedAt: "revoked_at",
  vin: "vin",
  vehicle: "vehicle_name model",
  modelLine: "vehicle_line",
  drive: "powertrain",
  service: "product_id",
  plan: "variant_id",
  orderedAt: "ordered_at placed_at",
  termLength: "term",
  termUnit: "term_type",
  startsOn: "term_starts_on",
  endsOn: "term_ends_on expires_on expiry_date period_end",
  installedAt: "installed_at",
  downloadedAt: "downloaded_at",
  uninstalledAt: "uninstalled_at",
  withdrawalUntil: "cooling_off_ends_at",
  autoRenewal: "is_auto_renewed",
  autoRenewalStopped: "is_auto_renewal_cancelled",
  reason: "reason auto_renewal_reason",
  additionalInfo: "additional_info auto_renewal_info",
  isCancelled: "is_cancelled",
  installationFailed: "has_installation_failed",
  requestedAt: "requested_at",
  issuedAt: "issued_at",
  dueOn: "due_on",
  requestNumber: "request_number",
  attempts: "attempt tries",
  decidedAt: "decided_at",
  daysBefore: "day_offset",
  contract: "contract",
  wishedEnd: "ends_on",
  receivedAt: "received_at",
  refusal: "refusal",
  change: "operation",
  time: "at",
  announcedFor: "announced_for",
  announcedOn: "announced_on",
  announcedPrice: "announced_price",
  announcedTax: "announced_tax",
  terms: "terms_link",
  privacyNotice: "privacy_link",
  manual: "user_manual_url",
  ipAddress: "ip_address",
  problem: "error last_problem",
  submittedAt: "submitted_at",
  sentAt: "sent_at",
  returnedAt: "bounced_at",
  stoppedAt: "unsubscribed_at",
};

/**
 * In the file only: keys and counters with which the systems work, what another field of the page says already, and
 * documents within a record, such as the lines of an order, which have records of their own.
 */
const FILE_ONLY = `
  id sub uuid crm_id cdc_id sap_cdc_id forgerock_id svcrm_customer_id stripe_customer_id user_id_type owner_uuid owner_key
  account_id customer_id address_id basket_id order_id item_id asset_id parent_id parent_product_code payment_record_id
  payment_id record_id external_id vehicle_id vehicle_model client_id consent_id instrument_id shipping_method_id
  provider_customer provider_customer_id provider_reference reference merchant_reference shopper_reference vehicle_hash
  usid actor text_hash text_version revision position record_type storefront feature_type subscription_type
  first_item_feature_type image_link confirmation_status export_status told_state told_expires_on open_reason
  is_letter_held is_no_refund_required is_no_refund_required_for_cancellation has_free_exit turned_on_at
  has_unsent_token error_code
  capture_failed_at cancel_asked_at left_to_people_at due_at claimed_until note
  content lines fields items method details detail results taxes announced_taxes order_fields services billed
  billing_address shipping_address refused_coupons`;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

const LABELS: ReadonlyMap<string, FieldLabel | "fileOnly"> = new Map([
  ...Object.entries(COLUMNS).flatMap(([label, columns]) =>
    wordsOf(columns).map((column) => [column, label as FieldLabel] as const),
  ),
  ...wordsOf(FILE_ONLY).map((column) => [column, "fileOnly"] as const),
]);

/** Undefined for a field that the shop does not know. */
export const labelOfField = (column: string): FieldLabel | "fileOnly" | undefined => LABELS.get(column);

const MONEY: readonly FieldLabel[] = ["amount", "total", "tax", "price", "announcedPrice", "announcedTax"];

/** Whether the field is an amount in minor units. */
export const isMoney = (label: FieldLabel): boolean => MONEY.includes(label);
