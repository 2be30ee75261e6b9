import { useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { ShopLink, useRouterTarget } from "../../site/shop-context.tsx";
import { Button } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { ConsentChoice } from "./consent.ts";
import styles from "./consent-banner.module.css";

/** Both answers have the same size, colour and distance. */
const answers: readonly { choice: ConsentChoice; text: "cookies.refuse" | "cookies.accept" }[] = [
  { choice: "denied", text: "cookies.refuse" },
  { choice: "granted", text: "cookies.accept" },
];

export function ConsentBanner({ kind }: { kind: "question" | "signal" }) {
  const t = useMessage();
  const { Form, submit, state } = useFetcher({ key: "consent" });
  const { pathname, search } = useLocation();
  const action = useRouterTarget()("/cookie-preferences");
  /** The element that had the focus before the banner, and gets it back. */
  const previousFocus = useRef<HTMLElement>(null);
  const choose = (choice: ConsentChoice) => {
    void submit({ choice }, { method: "post", action });
    const origin = previousFocus.current?.isConnected ? previousFocus.current : document.getElementById("main");
    origin?.focus({ preventScroll: true });
  };
  if (state !== "idle") return null;
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <Form
        method="post"
        action={action}
        className={classNames("wrap", styles.row)}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
            previousFocus.current = relatedTarget;
          }
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          choose(submitter?.getAttribute("value") === "granted" ? "granted" : "denied");
        }}
      >
        <div className={styles.words}>
          <h2 id="consent-title">{t("footer.cookies")}</h2>{" "}
          <p>
            {kind === "signal" ? (
              t("cookies.gpc")
            ) : (
              <>
                {t("cookies.text")} <ShopLink to="/cookie-preferences">{t("cookies.choose")}</ShopLink>
              </>
            )}
          </p>
        </div>
        {/* Without a script the choice returns to this page. */}
        <input type="hidden" name="returnTo" value={pathname + search} />
        <div className={styles.answers}>
          {kind === "signal" ? (
            <Button type="submit" tone="line" name="choice" value="denied">
              {t("common.close")}
            </Button>
          ) : (
            answers.map(({ choice, text }) => (
              <Button key={choice} type="submit" tone="line" name="choice" value={choice}>
                {t(text)}
              </Button>
            ))
          )}
        </div>
      </Form>
    </section>
  );
}
