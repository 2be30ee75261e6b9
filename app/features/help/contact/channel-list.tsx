import type { ReactNode } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import type { MessageId } from "../../../i18n/message-id.ts";
import { PartUnavailable } from "../../../page/part-unavailable.tsx";
import type { PagePart } from "../../../request/account/read-part.ts";
import { Panel } from "../../../ui/panel/panel.tsx";
import { CONTACT_FORM_ID } from "./contact-path.ts";
import type { ChannelsNow } from "./channels-now.ts";
import styles from "./contact.module.css";
import { PhoneLine } from "./phone-line.tsx";

type Props = {
  channels: PagePart<ChannelsNow>;
  /** The receipt of a message stands where the form was. */
  isFormShown: boolean;
};

/** Every way to a person in this market. */
export function ChannelList({ channels, isFormShown }: Props) {
  const t = useMessage();
  return (
    <Panel as="section" labelledBy="channels" className={styles.panel}>
      <h2 id="channels" className="display d-22">
        {t("help.chooseContact")}
      </h2>
      {channels.isAvailable ? <Channels channels={channels.value} isFormShown={isFormShown} /> : <PartUnavailable />}
    </Panel>
  );
}

function Channels({ channels, isFormShown }: { channels: ChannelsNow; isFormShown: boolean }) {
  const t = useMessage();
  const { phones, emails, postalAddresses, hasForm, links } = channels;
  return (
    <>
      {phones.map((phone) => (
        <Channel key={phone.number} title="contact.phone">
          <PhoneLine phone={phone} />
        </Channel>
      ))}
      {emails.map((address) => (
        <Channel key={address} title="contact.email">
          <a className={styles.contactLink} href={`mailto:${address}`}>
            {address}
          </a>
        </Channel>
      ))}
      {postalAddresses.map((lines) => (
        <Channel key={lines.join()} title="contact.post">
          <address className={styles.address}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Channel>
      ))}
      {hasForm && isFormShown ? (
        <Channel title="contact.form">
          <a className={styles.contactLink} href={`#${CONTACT_FORM_ID}`}>
            {t("contact.toForm")}
          </a>
        </Channel>
      ) : null}
      {links.length > 0 ? (
        <Channel title="contact.links">
          <ul className={styles.lines}>
            {links.map(({ text, href }) => (
              <li key={href}>
                <a className={styles.contactLink} href={href} rel="noopener">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Channel>
      ) : null}
    </>
  );
}

function Channel({ title, children }: { title: MessageId; children: ReactNode }) {
  const t = useMessage();
  return (
    <div className={styles.channel}>
      <h3>{t(title)}</h3>
      {children}
    </div>
  );
}
