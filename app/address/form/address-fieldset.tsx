import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { TextButton } from "../../ui/text-link/text-link.tsx";
import { type AddressFields, addressOrder, typedAddress } from "../address-fields.ts";
import type { AddressEntry, AddressProblem } from "../check-address.ts";
import type { FoundAddress } from "../lookup/lookup-answer.ts";
import { AddressLine, type CountryOption, fieldId } from "./address-line.tsx";
import { AddressLookup } from "./address-lookup.tsx";
import styles from "./address-fieldset.module.css";

type Props = {
  /** The initial values. */
  address: AddressFields;
  entry: AddressEntry;
  countries: readonly CountryOption[];
  problems: readonly AddressProblem[];
  /** The intents that switch between lookup and manual entry while no script runs. */
  switches?: Readonly<Record<AddressEntry, string>>;
  /** Called when another country is chosen, for which the form gets no change event. */
  onCountry?: () => void;
  /** Called when an address was chosen or is entered manually: the lookup is no longer required. */
  onLookupEnd?: () => void;
};

const BEFORE_LOOKUP = ["firstName", "lastName", "countryCode"];

/**
 * The fields of an address in the order of its country, by lookup or line by line. The lookup needs a script, so a page
 * without scripts shows the lines.
 */
export function AddressFieldset({
  address: initialAddress,
  entry: initialEntry,
  countries,
  problems,
  switches,
  onCountry,
  onLookupEnd,
}: Props) {
  const t = useMessage();
  const [entry, setEntry] = useState(initialEntry);
  const [country, setCountry] = useState(initialAddress.countryCode);
  const [found, setFound] = useState<FoundAddress>();
  const address = { ...initialAddress, ...found, countryCode: country };
  const order = addressOrder(country);
  const other = entry === "lookup" ? "manual" : "lookup";
  useFocusOnLines(entry);
  const choose = (next: AddressEntry) => (event: MouseEvent) => {
    event.preventDefault();
    const form = event.currentTarget.closest("form");
    // Keeps the lines that were already filled in while the lookup is shown.
    if (next === "lookup" && form) setFound(typedAddress(new FormData(form)));
    setEntry(next);
    if (next === "manual") onLookupEnd?.();
  };
  const line = (field: (typeof order)[number]) => (
    <AddressLine
      key={BEFORE_LOOKUP.includes(field) ? field : `${field} ${found ? JSON.stringify(found) : ""}`}
      field={field}
      address={address}
      countries={countries}
      problem={problems.find((one) => one.field === field)}
      onCountry={(chosen) => {
        setCountry(chosen);
        onCountry?.();
      }}
    />
  );
  const linesAfterLookup = order.filter((field) => !BEFORE_LOOKUP.includes(field)).map(line);
  return (
    <div className="fields fields--2">
      {entry === "lookup" ? (
        <noscript className={styles.lines}>
          <input type="hidden" name="entry" value="manual" />
        </noscript>
      ) : null}
      <input type="hidden" name="entry" value={entry} />
      {order.includes("countryCode") ? null : <input type="hidden" name="countryCode" value={country} />}
      {order.filter((field) => BEFORE_LOOKUP.includes(field)).map(line)}
      {entry === "lookup" ? (
        <>
          <noscript className={styles.lines}>{linesAfterLookup}</noscript>
          <AddressLookup
            country={country}
            problem={problems.find(({ field }) => field === "lookup")}
            onFound={(address) => {
              setFound(address);
              setEntry("manual");
              onLookupEnd?.();
            }}
          />
        </>
      ) : (
        linesAfterLookup
      )}
      <p className={styles.other}>
        <TextButton type="submit" name="intent" value={switches?.[other]} onClick={choose(other)}>
          {t(other === "manual" ? "address.manual" : "address.backToLookup")}
        </TextButton>
      </p>
    </div>
  );
}

/** Moves the focus to the address lines when they replace the lookup. */
function useFocusOnLines(entry: AddressEntry): void {
  const last = useRef(entry);
  useEffect(() => {
    if (entry === "manual" && last.current === "lookup") document.getElementById(fieldId("address1"))?.focus();
    last.current = entry;
  }, [entry]);
}
