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
  /** What the fields begin with. */
  address: AddressFields;
  entry: AddressEntry;
  countries: readonly CountryOption[];
  problems: readonly AddressProblem[];
  /** What the form sends to get the other way to enter an address while no script runs. */
  switches?: Readonly<Record<AddressEntry, string>>;
  /** Another country was chosen; that changes no field a form can hear. */
  onCountry?: () => void;
  /** An address was chosen, or is written by hand: it need not be looked for any more. */
  onLookupOver?: () => void;
};

const BEFORE_LOOKUP = ["firstName", "lastName", "countryCode"];

/**
 * The fields of an address in the order of its country: looked for, or written line by line. The lookup is a script, so a
 * page without scripts has the lines at once.
 */
export function AddressFieldset({
  address: given,
  entry: begun,
  countries,
  problems,
  switches,
  onCountry,
  onLookupOver,
}: Props) {
  const t = useMessage();
  const [entry, setEntry] = useState(begun);
  const [country, setCountry] = useState(given.countryCode);
  const [found, setFound] = useState<FoundAddress>();
  const address = { ...given, ...found, countryCode: country };
  const order = addressOrder(country);
  const other = entry === "lookup" ? "manual" : "lookup";
  useFocusOnLines(entry);
  const choose = (next: AddressEntry) => (event: MouseEvent) => {
    event.preventDefault();
    const form = event.currentTarget.closest("form");
    // Lines that were written already are there again after a look at the lookup.
    if (next === "lookup" && form) setFound(typedAddress(new FormData(form)));
    setEntry(next);
    if (next === "manual") onLookupOver?.();
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
              onLookupOver?.();
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

/** Lines that were found or are to be written are gone to: what led there stands behind them. */
function useFocusOnLines(entry: AddressEntry): void {
  const last = useRef(entry);
  useEffect(() => {
    if (entry === "manual" && last.current === "lookup") document.getElementById(fieldId("address1"))?.focus();
    last.current = entry;
  }, [entry]);
}
