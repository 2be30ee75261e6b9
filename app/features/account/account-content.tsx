import type { ReactNode } from "react";
import { hydrateOnInteraction } from "../../rendering/hydrate-on-interaction.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./account-content.module.css";
import type { MenuProps } from "./account-tabs.tsx";

/** Its links work as they are sent. */
export const LazyAccountTabs = hydrateOnInteraction(async () => (await import("./account-tabs.tsx")).AccountTabs);

/** The menu, and a page under it. */
export function AccountContent({ menu, pathname, children }: MenuProps & { children: ReactNode }) {
  return (
    <section className={classNames("section", styles.content)}>
      <div className="wrap">
        <LazyAccountTabs menu={menu} pathname={pathname} />
        {children}
      </div>
    </section>
  );
}
