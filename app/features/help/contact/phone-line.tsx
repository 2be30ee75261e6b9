import { formatTime, formatWeekday } from "../../../i18n/format-time.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import type { PhoneNow } from "./channels-now.ts";
import styles from "./contact.module.css";
import type { HoursLine, LineState } from "./opening-hours.ts";

type Props = {
  phone: PhoneNow;
  /** Only the number and whether the line is open. */
  isShort?: boolean;
};

/** A phone number with its hours, and whether it is open now. */
export function PhoneLine({ phone: { number, label, hours, state, notes }, isShort = false }: Props) {
  const textOfHours = useHoursText();
  const textOfState = useStateText();
  return (
    <div className={styles.lines}>
      <p>
        <PhoneLink number={number} label={label} />
      </p>
      {state ? <p className={styles.state}>{textOfState(state)}</p> : null}
      {isShort ? null : (
        <>
          {hours.map((line) => {
            const text = textOfHours(line);
            return <p key={text}>{text}</p>;
          })}
          {notes.map((note) => (
            <p key={note} className="small quiet">
              {note}
            </p>
          ))}
        </>
      )}
    </div>
  );
}

export function PhoneLink({ number, label }: Pick<PhoneNow, "number" | "label">) {
  return (
    <a className={styles.contactLink} href={`tel:${number}`}>
      {label}
    </a>
  );
}

function useHoursText() {
  const t = useMessage();
  const { locale } = useShop();
  return (line: HoursLine): string => {
    const times = { from: formatTime(line.from, locale.id), to: formatTime(line.to, locale.id) };
    if (line.kind === "workdays") return t("help.hours", times);
    return t("contact.hoursDay", { ...times, day: capitalised(formatWeekday(line.weekday, locale.id), locale.id) });
  };
}

function useStateText() {
  const t = useMessage();
  const { locale } = useShop();
  return (state: LineState): string => {
    switch (state.kind) {
      case "open":
        return t("contact.openNow", { time: formatTime(state.until, locale.id) });
      case "opensToday":
        return t("contact.opensToday", { time: formatTime(state.at, locale.id) });
      case "opensLater":
        return t("contact.opensLater", {
          day: formatWeekday(state.weekday, locale.id),
          time: formatTime(state.at, locale.id),
        });
    }
  };
}

/** Most languages write days in lower case, but a line begins with a capital letter. */
const capitalised = (text: string, locale: string) => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
