/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   HTML has no element for a list that is fetched while typing; the field above it keeps the focus and handles the keys */
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { classNames } from "../../ui/class-names.ts";
import { controlAttributes, Field, inputClassName } from "../../ui/field/field.tsx";
import type { AddressProblem } from "../check-address.ts";
import type { AddressSuggestion, FoundAddress } from "../lookup/lookup-answer.ts";
import { fieldId } from "./address-line.tsx";
import styles from "./address-fieldset.module.css";
import { useAddressSearch } from "./use-address-search.ts";

type Props = { country: string; problem: AddressProblem | undefined; onFound: (address: FoundAddress) => void };

const id = fieldId("lookup");

/** A field that suggests addresses while the customer types. Choosing a container lists its addresses. */
export function AddressLookup({ country, problem, onFound }: Props) {
  const t = useMessage();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useAddressSearch(country, onFound);
  const [active, setActive] = useState(-1);
  const { suggestions, trouble } = search;
  const isOpen = suggestions.length > 0;
  const fieldTexts = {
    id,
    label: t("address.lookup"),
    hint: t("address.lookupHint"),
    ...(problem && { error: t(problem.text, problem.values) }),
  };
  const choose = (suggestion: AddressSuggestion) => {
    setActive(-1);
    input.current?.focus();
    search.choose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    if (event.key === "Escape" && isOpen) search.close();
    else if (event.key === "Enter" && chosen) choose(chosen);
    else if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      setActive(nextIndex(active, event.key === "ArrowDown" ? 1 : -1, suggestions.length));
    } else return;
    event.preventDefault();
  };
  return (
    <Field {...fieldTexts} className={classNames("full", styles.scripted)}>
      <div className={styles.lookup}>
        <input
          {...controlAttributes(fieldTexts)}
          ref={input}
          type="text"
          name="lookup"
          role="combobox"
          autoComplete="off"
          maxLength={200}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          className={inputClassName(Boolean(problem))}
          onChange={(event) => {
            setActive(-1);
            search.type(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <Suggestions id={listId} suggestions={suggestions} active={active} onChoose={choose} />
        <p role="status" className={styles.trouble}>
          {trouble ? t(trouble === "none" ? "address.lookupNone" : "address.lookupUnavailable") : null}
        </p>
      </div>
    </Field>
  );
}

type ListProps = {
  id: string;
  suggestions: readonly AddressSuggestion[];
  active: number;
  onChoose: (suggestion: AddressSuggestion) => void;
};

function Suggestions({ id: listId, suggestions, active, onChoose }: ListProps) {
  const t = useMessage();
  return (
    <ul id={listId} role="listbox" aria-label={t("address.lookupResults")} hidden={suggestions.length === 0}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.text}
          <span className="quiet">{suggestion.description}</span>
        </li>
      ))}
    </ul>
  );
}

/** Past either end of the list it begins again at the other. */
function nextIndex(active: number, step: 1 | -1, length: number): number {
  if (active === -1) return step === 1 ? 0 : length - 1;
  return (active + step + length) % length;
}
