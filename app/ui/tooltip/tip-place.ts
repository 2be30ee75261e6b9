interface TipSizes {
  button: { left: number; top: number; bottom: number; width: number };
  tip: { width: number; height: number };
  view: { width: number; height: number };
}

const EDGE = 16;

/** Under the button and centred on it, kept inside the view; above where there is no room below. */
export function tipPlace({ button, tip, view }: TipSizes): { left: number; top: number } {
  const centred = button.left + button.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(centred, view.width - tip.width - EDGE));
  const hasRoomBelow = button.bottom + tip.height + EDGE <= view.height;
  return { left, top: hasRoomBelow ? button.bottom : Math.max(EDGE, button.top - tip.height) };
}
