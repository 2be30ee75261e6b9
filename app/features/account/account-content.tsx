import type { ReactNode } from "react";
import { hydrateOnInteraction } from "../../rendering/hydrate-on-interaction.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./account-content.module.css";
import type { MenuProps } from "./account-tabs.tsx";

const loadSkeleton = () => import("./account-skeleton.tsx");

/** Its links work as they are sent. The placeholder is fetched along: a slow connection must not wait for it later. */
export const LazyAccountTabs = hydrateOnInteraction(
  async () => {
    const [{ AccountTabs }] = await Promise.all([import("./account-tabs.tsx"), loadSkeleton()]);
    return AccountTabs;
  },
  { isAwaited: true },
);

/** Stands for a page that is slow to load. */
export const LazyAccountSkeleton = hydrateOnInteraction(async () => (await loadSkeleton()).AccountSkeleton, {
  isPart: true,
});

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
