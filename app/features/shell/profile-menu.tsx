import type { KeyboardEvent } from "react";
import { Form, useLocation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { ACCOUNT_PAGES, type AccountPage } from "../../site/pages/account-menu.ts";
import { ShopLink, useRouterTarget } from "../../site/shop-context.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./account-sheet.module.css";

type Props = { firstName: string; menu: readonly AccountPage[] };

/** A disclosure, so it opens without scripts. It closes after a navigation. */
export function ProfileMenu({ firstName, menu }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { key } = useLocation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is inside
    <details key={key} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary aria-label={t("header.profileMenu")}>
        <Icon name="user" />
      </summary>
      <div className={styles.sheet}>
        <p>{firstName}</p>
        <ul>
          {menu.map((name) => (
            <li key={name}>
              <ShopLink to={ACCOUNT_PAGES[name].path}>{t(ACCOUNT_PAGES[name].label)}</ShopLink>
            </li>
          ))}
        </ul>
        <Form method="post" action={href("/service-call-forgerock-logout")}>
          <button type="submit">{t("header.logOut")}</button>
        </Form>
      </div>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}
