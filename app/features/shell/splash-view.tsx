import { useMessage } from "../../i18n/message.tsx";
import { useShop, useShopHref } from "../../site/shop-context.tsx";
import { BrandMark } from "../../ui/brand-mark/brand-mark.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { SplashPage } from "./splash-pages.ts";
import styles from "./splash-view.module.css";

export function SplashView({ page }: { page: SplashPage }) {
  const t = useMessage();
  const href = useShopHref();
  const { site } = useShop();
  return (
    <section className={classNames("night", styles.splash)}>
      <img src={`/art/scenes/${page.scene}.svg`} width={1600} height={900} alt="" />
      <div className={classNames("wrap", styles.words)}>
        <BrandMark make={site.make} className={styles.mark} />
        <h1 className="display d-64">{t(page.title, { brand: site.brand })}</h1>
        <p className="lead">{t(page.text)}</p>
        <ButtonLink tone="night" to={href("/")}>
          {t("splash.start")}
        </ButtonLink>
      </div>
    </section>
  );
}
