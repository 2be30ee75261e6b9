import { Form } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import { Button } from "../../ui/button/button.tsx";
import { MessageBand } from "../../ui/message-band/message-band.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { STAND_IN_VEHICLES } from "../../page/stand-in-vehicle.ts";

export function LogOutConfirmation() {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
  return (
    <MessageBand
      title={t("logOut.title")}
      text={t("logOut.text")}
      vehicle={STAND_IN_VEHICLES[site.make]}
      actions={
        <>
          <Form method="post" action={href("/service-call-forgerock-logout")}>
            <Button type="submit" tone="dark">
              {t("header.logOut")}
            </Button>
          </Form>
          <TextLink to={href("/")}>{t("logOut.stay")}</TextLink>
        </>
      }
    />
  );
}
