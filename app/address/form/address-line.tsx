import type { FocusEvent } from "react";
import type { MessageId } from "../../i18n/message-id.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useShop } from "../../site/shop-context.tsx";
import { SearchableSelect } from "../../ui/searchable-select/searchable-select.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { ADDRESS_LIMITS, type AddressField, type AddressFields, cleanPostalCode } from "../address-fields.ts";
import type { AddressProblem } from "../check-address.ts";
import { statesOf } from "../states.ts";

export type CountryOption = { value: string; text: string };

const LABELS: Readonly<Record<AddressField, MessageId>> = {
  firstName: "address.firstName",
  lastName: "address.lastName",
  countryCode: "address.country",
  address1: "address.line1",
  address2: "address.line2",
  city: "address.city",
  stateCode: "address.state",
  postalCode: "address.postalCode",
};

/** The autocomplete values by which browsers fill in the fields. */
const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  firstName: "billing given-name",
  lastName: "billing family-name",
  countryCode: "billing country",
  address1: "billing address-line1",
  address2: "billing address-line2",
  city: "billing address-level2",
  stateCode: "billing address-level1",
  postalCode: "billing postal-code",
};

const WIDE: readonly AddressField[] = ["countryCode", "address1", "address2"];

export const fieldId = (field: AddressProblem["field"]) => `address-${field}`;

type Props = {
  field: AddressField;
  address: AddressFields;
  countries: readonly CountryOption[];
  problem: AddressProblem | undefined;
  onCountry: (country: string) => void;
};

/** The field shows the code as it will be saved. */
const formatPostalCodeOnBlur = (country: string) => (event: FocusEvent<HTMLInputElement>) => {
  event.target.value = cleanPostalCode(event.target.value, country);
};

export function AddressLine({ field, address, countries, problem, onCountry }: Props) {
  const t = useMessage();
  const { locale } = useShop();
  const common = {
    id: fieldId(field),
    name: field,
    label: t(LABELS[field]),
    autoComplete: AUTOCOMPLETE[field],
    defaultValue: address[field],
    ...(WIDE.includes(field) && { className: "full" }),
    ...(problem && { error: t(problem.text, problem.values) }),
  };
  if (field === "countryCode") {
    return (
      <SearchableSelect
        {...common}
        hint={t("form.selectOrType")}
        options={[...countries]}
        placeholder={t("form.select")}
        openLabel={t("address.openCountries")}
        isRequired
        onChoose={onCountry}
      />
    );
  }
  if (field === "stateCode") {
    const states = statesOf(address.countryCode, locale.id).map(([value, text]) => ({ value, text }));
    return <Select {...common} options={states} placeholder={t("form.select")} required />;
  }
  const isOptional = field === "address2";
  return (
    <TextField
      {...common}
      maxLength={ADDRESS_LIMITS[field]}
      required={!isOptional}
      {...(field === "postalCode" && { onBlur: formatPostalCodeOnBlur(address.countryCode) })}
      {...(isOptional && { optionalLabel: t("common.optional") })}
    />
  );
}
