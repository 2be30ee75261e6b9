import { type PropsWithChildren, useContext, useLayoutEffect, useRef } from "react";
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  PopoverContext,
  Text,
  useSlottedContext,
} from "react-aria-components";
import { classNames } from "../class-names.ts";
import { FieldError, inputClassName } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./combobox.module.css";
import type { SearchableSelectProps } from "./searchable-select-props.ts";

export function Combobox(props: SearchableSelectProps) {
  const { id, name, label, optionalLabel, hint, error, options, placeholder, openLabel, isRequired } = props;
  return (
    <ComboBox
      id={id}
      name={name}
      formValue="key"
      className={classNames(styles.combobox, props.className)}
      defaultItems={options}
      defaultSelectedKey={props.defaultValue || null}
      onSelectionChange={(key) => props.onChoose?.(key === null ? "" : String(key))}
      menuTrigger="focus"
      isInvalid={Boolean(error)}
      isRequired={isRequired}
      validationBehavior="aria"
    >
      <Label className={styles.label}>
        {label}
        {optionalLabel ? <span className={styles.optional}>{optionalLabel}</span> : null}
      </Label>
      {hint ? (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      ) : null}
      <div className={styles.box}>
        <TypedInput className={inputClassName(Boolean(error), styles.input)} placeholder={placeholder} />
        <Button className={styles.open} aria-label={openLabel}>
          <Icon name="chevron" />
        </Button>
        <Dropdown>
          <ListBox<(typeof options)[number]> className={styles.list}>
            {({ value, text }) => (
              <ListBoxItem id={value} textValue={text} className={styles.option}>
                {text}
              </ListBoxItem>
            )}
          </ListBox>
        </Dropdown>
      </div>
      {error ? (
        <Text slot="errorMessage" elementType="div">
          <FieldError id={`${id}-error`} text={error} />
        </Text>
      ) : null}
    </ComboBox>
  );
}

/** A click into the field selects its text, as Tab does; Enter and Tab take the only matching option. */
function TypedInput(props: { className: string | undefined; placeholder: string }) {
  const state = useContext(ComboBoxStateContext);
  const hasJustFocused = useRef(false);
  const focusOnlyMatch = () => {
    if (!state?.isOpen || state.collection.size !== 1 || state.selectionManager.focusedKey !== null) return;
    state.selectionManager.setFocusedKey(state.collection.getFirstKey());
  };
  useLayoutEffect(focusOnlyMatch);
  return (
    <Input
      {...props}
      onFocus={() => {
        hasJustFocused.current = true;
      }}
      onClick={(event) => {
        if (hasJustFocused.current) event.currentTarget.select();
        hasJustFocused.current = false;
      }}
      onInput={() => {
        hasJustFocused.current = false;
      }}
      // The library clears the focus after each letter; the key must not come in between.
      onKeyDownCapture={focusOnlyMatch}
    />
  );
}

/**
 * The list is positioned under its field and moves with the page. The library's own popover closes on scrolling and
 * discards the typed text; and browsers scroll when a field below the fold is focused.
 */
function Dropdown({ children }: PropsWithChildren) {
  const state = useContext(ComboBoxStateContext);
  const popover = useSlottedContext(PopoverContext);
  return (
    <section
      role="presentation"
      ref={popover?.ref}
      className={styles.dropdown}
      hidden={!state?.isOpen}
      // A press beside an option, for example on the scroll bar, keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </section>
  );
}
