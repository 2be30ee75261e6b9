import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonAnchor } from "../../../ui/button/button.tsx";
import { MessageBand } from "../../../ui/message-band/message-band.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { STAND_IN_VEHICLES } from "../../../page/stand-in-vehicle.ts";

type Props = { title: string; text: string; shop?: { label: string; href: string } };

/** The vehicle is known, but its services are sold in another shop. */
export function OtherShop({ title, text, shop }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
  return (
    <MessageBand
      title={title}
      text={text}
      vehicle={STAND_IN_VEHICLES[site.make]}
      actions={
        <>
          {shop ? (
            <ButtonAnchor tone="dark" href={shop.href}>
              {shop.label}
            </ButtonAnchor>
          ) : null}
          <TextLink to={href("/vin-error")}>{t("vin.findTitle")}</TextLink>
        </>
      }
    />
  );
}
