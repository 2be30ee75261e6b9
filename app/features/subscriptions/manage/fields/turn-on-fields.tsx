import { Paragraphs } from "../../../../page/written-texts/paragraphs.tsx";
import { FactRows } from "../../../../ui/fact-rows/fact-rows.tsx";
import type { FieldsProps } from "./fields-props.ts";
import styles from "./turn-on-fields.module.css";

/** The terms that the customer agrees to with the button, as the server wrote them. */
export function TurnOnFields({ subscription: { turnOn } }: FieldsProps) {
  if (!turnOn) return null;
  const { lead, rows, clause, version } = turnOn;
  return (
    <>
      {lead.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <FactRows rows={[...rows]} />
      <div className={clause.isBoxed ? styles.boxed : styles.clause}>
        <p>{clause.label}</p>
        <Paragraphs texts={clause.paragraphs} />
      </div>
      <input type="hidden" name="terms" value={version} />
    </>
  );
}
