import styles from "./segmented.module.css";

interface SegmentedProps {
  name: string;
  /** The accessible name of the group. */
  label: string;
  options: { value: string; text: string }[];
  defaultValue: string;
  onChoose?: (value: string) => void;
}

/** A few short options in one line, as radio buttons. */
export function Segmented({ name, label, options, defaultValue, onChoose }: SegmentedProps) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={() => onChoose?.(value)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}
