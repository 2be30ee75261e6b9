import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { IconLink } from "../../../ui/icon-button/icon-button.tsx";

/** Loaded on demand: most visits never open it. */
const MiniBasket = lazy(async () => ({ default: (await import("./mini-basket.tsx")).MiniBasket }));

const autoCloseMs = 3000;

/** The history entry at which it was opened: on another page it is closed again. */
type Opened = { at: string | undefined; takesFocus: boolean };
const closed: Opened = { at: undefined, takesFocus: false };

/** Opens the mini basket on hover or click; it closes after a while, but never while it has the pointer or the focus. */
export function MiniBasketLink({ label, count, to }: { label: string; count: number | undefined; to: string }) {
  const { key } = useLocation();
  const [{ at, takesFocus }, setOpened] = useState(closed);
  const [isInside, setIsInside] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const isOpen = at === key;
  const open = (takesFocus: boolean) =>
    setOpened((before) => ({ at: key, takesFocus: takesFocus || (isOpen && before.takesFocus) }));
  const close = (returnsFocus: boolean) => {
    setOpened(closed);
    setIsInside(false);
    if (returnsFocus) link.current?.focus();
  };
  useEffect(() => {
    if (!isOpen || isInside) return undefined;
    const timer = setTimeout(() => setOpened(closed), autoCloseMs);
    return () => clearTimeout(timer);
  }, [isOpen, isInside]);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the mini basket open that the link inside has opened
    <div
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        setIsInside(true);
        open(false);
      }}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === "mouse") setIsInside(currentTarget.contains(document.activeElement));
      }}
      onFocus={() => setIsInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsInside(currentTarget.contains(relatedTarget))}
    >
      <IconLink
        ref={link}
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
