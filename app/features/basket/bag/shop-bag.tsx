import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { useShopHref } from "../../../site/shop-context.tsx";
import type { ShownBasket } from "../shown-basket.ts";
import { IconLink } from "../../../ui/icon-button/icon-button.tsx";

/** Most visits never open it. */
const MiniBasket = lazy(async () => ({ default: (await import("./mini-basket.tsx")).MiniBasket }));

const autoCloseMs = 3000;
/** Pages on which something is chosen; elsewhere the bag leads straight to the checkout. */
const hasMiniBasket = /^\/(?:(?:service|single-detail-page)\/[^/]+|services|renew-all)\/?$/;

/** At which page of the visit it was opened: another page begins with a closed one. */
type Opened = { at: string | undefined; takesFocus: boolean };
const closed: Opened = { at: undefined, takesFocus: false };

type Props = {
  count: number | undefined;
  /** The basket is in view. */
  onShown?: (basket: ShownBasket) => void;
};

/** A link to the checkout, and where a script runs also what opens the basket under it. */
export function ShopBag({ count, onShown }: Props) {
  const t = useMessage();
  const href = useShopHref();
  const { pathname, key } = useLocation();
  const isAllowed = hasMiniBasket.test(pathname);
  const [{ at, takesFocus }, setOpened] = useState(closed);
  const isOpen = at === key;
  const [isHere, setIsHere] = useState(false);
  const bag = useRef<HTMLAnchorElement>(null);
  const open = (takesFocus: boolean) => {
    setOpened((before) => ({ at: key, takesFocus: takesFocus || (isOpen && before.takesFocus) }));
  };
  const close = (returnsFocus: boolean) => {
    setOpened(closed);
    setIsHere(false);
    if (returnsFocus) bag.current?.focus();
  };
  useEffect(() => {
    if (!isOpen || isHere) return undefined;
    const timer = setTimeout(() => setOpened(closed), autoCloseMs);
    return () => clearTimeout(timer);
  }, [isOpen, isHere]);
  const label = count === undefined ? t("minicart.title") : t("header.bag", { count });
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(true);
  };
  if (!isAllowed) return <IconLink icon="bag" label={label} count={count} to={href("/checkout")} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps open what the link inside has opened
    <div
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        setIsHere(true);
        open(false);
      }}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === "mouse") setIsHere(currentTarget.contains(document.activeElement));
      }}
      onFocus={() => setIsHere(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsHere(currentTarget.contains(relatedTarget))}
    >
      <IconLink
        ref={bag}
        icon="bag"
        label={label}
        count={count}
        to={href("/checkout")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onClick}
      />
      {isOpen ? (
        <Suspense>
          <MiniBasket takesFocus={takesFocus} onClose={close} onShown={onShown} />
        </Suspense>
      ) : null}
    </div>
  );
}
