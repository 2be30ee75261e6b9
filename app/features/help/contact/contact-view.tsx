import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { HelpQuestions } from "../questions/help-questions.tsx";
import { ChannelList } from "./channel-list.tsx";
import type { ContactAnswer } from "./contact-answer.ts";
import { ContactForm } from "./contact-form.tsx";
import { NO_CONTACT_FIELDS } from "./contact-message.ts";
import styles from "./contact.module.css";
import type { ContactPage } from "./load-contact.server.ts";
import { Receipt } from "./receipt.tsx";

type Props = { page: ContactPage; formKey: string; answer: ContactAnswer | undefined };

/** How to reach a person, a form that files a message, and the questions that may answer it at once. */
export function ContactView({ page, formKey, answer }: Props) {
  const { channels, questions, sender, receipt, isRegistered } = page;
  const phones = channels.isAvailable ? channels.value.phones : [];
  return (
    <div className={classNames("wrap", styles.page)}>
      <Head page={page} />
      <div className={styles.columns}>
        <aside className={styles.channels}>
          <ChannelList channels={channels} isFormShown={!receipt} />
        </aside>
        <div className={styles.main}>
          {receipt ? (
            <Receipt receipt={receipt} isRegistered={isRegistered} />
          ) : (
            <ContactForm
              formKey={formKey}
              typed={answer?.fields ?? { ...NO_CONTACT_FIELDS, ...sender }}
              answer={answer}
              phones={phones}
            />
          )}
          <HelpQuestions questions={questions} />
        </div>
      </div>
    </div>
  );
}

function Head({ page: { channels, isRegistered } }: { page: ContactPage }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <>
      <Breadcrumb
        label={t("breadcrumb.label")}
        crumbs={[
          { text: t("breadcrumb.home"), to: href("/") },
          { text: t("nav.help"), to: href("/faqs") },
          { text: t("page.contact") },
        ]}
      />
      <div className={classNames("stack", styles.head)}>
        <h1 className="display d-48">{t("page.contact")}</h1>
        {channels.isAvailable ? (
          // oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it
          <div className={styles.intro} dangerouslySetInnerHTML={{ __html: channels.value.introHtml }} />
        ) : null}
        {isRegistered ? null : (
          <p>
            <ButtonLink tone="line" to={href("/view-order")}>
              {t("contact.seeOrder")}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}
