import type { SearchableSelectProps } from "./searchable-select-props.ts";
import { type ComponentType, type FocusEvent, useEffect, useState } from "react";
import { Select } from "../select/select.tsx";

/**
 * The page first has a native select, which works without scripts. The searchable list replaces it later, with the
 * current choice, and never while the visitor is in the field.
 */
export function SearchableSelect(props: SearchableSelectProps) {
  const [Combobox, setCombobox] = useState<ComponentType<SearchableSelectProps>>();
  const [chosen, setChosen] = useState(props.defaultValue);
  const [isInUse, setIsInUse] = useState(false);
  const { openLabel: _openLabel, isRequired, onChoose, ...field } = props;

  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      const module = await import("./combobox.tsx");
      if (!isUnmounted) setCombobox(() => module.Combobox);
    };
    void load();
    return () => {
      isUnmounted = true;
    };
  }, []);

  const choose = (value: string) => {
    setChosen(value);
    onChoose?.(value);
  };
  if (Combobox && !isInUse) return <Combobox {...props} defaultValue={chosen} onChoose={choose} />;
  return (
    <Select
      {...field}
      defaultValue={chosen ?? ""}
      required={isRequired}
      onFocus={() => setIsInUse(true)}
      onBlur={(event: FocusEvent<HTMLSelectElement>) => {
        setChosen(event.target.value);
        setIsInUse(false);
      }}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
