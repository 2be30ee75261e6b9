import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { IconLink } from "../../../ui/icon-button/icon-button.tsx";

/** Most visits never open it. */
const MiniBasket = lazy(async () => ({ default: (await import("./mini-basket.tsx")).MiniBasket }));

const autoCloseMs = 3000;

/** At which page of the visit it was opened: another page begins with a closed one. */
type Opened = { at: string | undefined; takesFocus: boolean };
const closed: Opened = { at: undefined, takesFocus: false };

/** Opens the basket under the bag on hover or click; it closes by itself, but never under a pointer or the focus. */
export function OpeningBag({ label, count, to }: { label: string; count: number | undefined; to: string }) {
  const { key } = useLocation();
  const [{ at, takesFocus }, setOpened] = useState(closed);
  const [isHere, setIsHere] = useState(false);
  const bag = useRef<HTMLAnchorElement>(null);
  const isOpen = at === key;
  const open = (takesFocus: boolean) =>
    setOpened((before) => ({ at: key, takesFocus: takesFocus || (isOpen && before.takesFocus) }));
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
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(true);
  };
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
        to={to}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onClick}
      />
      {isOpen ? (
        <Suspense>
          <MiniBasket takesFocus={takesFocus} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
