import type { SplashText } from "../../catalogue/catalogue.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import type { Make } from "../../site/site-config.ts";
import { MakeLogo } from "../../ui/make-logo/make-logo.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./splash-view.module.css";

const scenes = { landrover: "contour-dawn", jaguar: "night-road" } as const satisfies Record<Make, string>;

/** A picture, a short text and one button. */
export function SplashView({ page }: { page: SplashText }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
  return (
    <section className={classNames("night", styles.splash)}>
      <img src={`/art/scenes/${scenes[site.make]}.svg`} width={1600} height={900} alt="" />
      <div className={classNames("wrap", styles.words)}>
        <MakeLogo make={site.make} className={styles.mark} />
        <h1 className="display d-64">{page.title}</h1>
        <div className="lead" dangerouslySetInnerHTML={{ __html: page.bodyHtml }} />
        <ButtonLink tone="dark" to={href("/")}>
          {page.action ?? t("splash.start")}
        </ButtonLink>
      </div>
    </section>
  );
}
