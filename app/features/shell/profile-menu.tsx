import { Form } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { ShopLink, useShopHref } from "../../site/shop-context.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./profile-menu.module.css";

const links = [
  { id: "menu.services", path: "/account/my-subscriptions" },
  { id: "menu.orders", path: "/account/my-orders" },
  { id: "menu.payment", path: "/account/my-payment-method" },
  { id: "menu.help", path: "/account/need-help" },
] as const;

/** Opens without a script, as a disclosure. */
export function ProfileMenu({ firstName }: { firstName: string }) {
  const t = useMessage();
  const href = useShopHref();
  return (
    <details className={styles.menu}>
      <summary aria-label={t("header.profileMenu")}>
        <Icon name="user" />
      </summary>
      <div className={styles.sheet}>
        <p>{firstName}</p>
        <ul>
          {links.map(({ id, path }) => (
            <li key={id}>
              <ShopLink to={path}>{t(id)}</ShopLink>
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
