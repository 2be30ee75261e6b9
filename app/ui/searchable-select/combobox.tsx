import { type PropsWithChildren, useContext, useEffect, useRef } from "react";
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
import { FieldError, inputLook } from "../field/field.tsx";
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
        <TypedInput className={inputLook(Boolean(error), styles.input)} placeholder={placeholder} />
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

/** A click into the field selects what stands there, as Tab does; the only option that fits is taken by Enter and Tab. */
function TypedInput(props: { className: string; placeholder: string }) {
  const state = useContext(ComboBoxStateContext);
  const hasJustComeIn = useRef(false);
  useEffect(() => {
    if (!state?.isOpen || state.collection.size !== 1 || state.selectionManager.focusedKey !== null) return;
    state.selectionManager.setFocusedKey(state.collection.getFirstKey());
  }, [state]);
  return (
    <Input
      {...props}
      onFocus={() => {
        hasJustComeIn.current = true;
      }}
      onClick={(event) => {
        if (hasJustComeIn.current) event.currentTarget.select();
        hasJustComeIn.current = false;
      }}
      onInput={() => {
        hasJustComeIn.current = false;
      }}
    />
  );
}

/**
 * The list stands under its field and moves with the page. The library's own popover closes when the page scrolls
 * and takes what was typed with it; and a page scrolls by itself when a field below the fold gets the focus.
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
      // A press beside an option, on the scroll bar say, leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </section>
  );
}
