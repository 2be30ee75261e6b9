interface TooltipSizes {
  button: { left: number; top: number; bottom: number; width: number };
  tip: { width: number; height: number };
  view: { width: number; height: number };
}

const EDGE = 16;

/** Under the button and centred on it, inside the viewport; above the button if there is no space below. */
export function tooltipPosition({ button, tip, view }: TooltipSizes): { left: number; top: number } {
  const centred = button.left + button.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(centred, view.width - tip.width - EDGE));
  const hasRoomBelow = button.bottom + tip.height + EDGE <= view.height;
  return { left, top: hasRoomBelow ? button.bottom : Math.max(EDGE, button.top - tip.height) };
}
