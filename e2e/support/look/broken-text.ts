import type { Page } from "@playwright/test";

/** What a reader cannot read as it was written: broken words, texts that are cut off, and what leaves the screen. */
export async function findBrokenText(page: Page): Promise<string[]> {
  // Browsers differ in the languages they can hyphenate; only the text's own soft hyphens are certain.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { hyphens: manual !important; }");
    document.adoptedStyleSheets = [sheet];
  });
  return [
    ...(await page.evaluate(findBrokenWords)).map((word) => `broken word: ${word}`),
    ...(await page.evaluate(findClippedTexts)).map((text) => `clipped text: ${text}`),
    ...(await page.evaluate(findTooWide)).map((part) => `wider than the screen: ${part}`),
  ];
}

/**
 * Words may be divided at a space, hyphen, soft hyphen, slash or zero-width space; a no-break space keeps a date or an
 * amount together like a word. Runs in the page.
 */
function findBrokenWords(): string[] {
  const words = /[^ \t\n\r\f\u00AD\u200B\u2010\u2013\u2014/-]+/g;
  const isRead = (element: Element | null) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    if (element.closest("script, style, noscript, option")) return false;
    // Only for screen readers.
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (part.clientWidth === 1 && part.clientHeight === 1) return false;
    }
    return true;
  };
  const isBroken = (range: Range) => {
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [first] = rects;
    return first !== undefined && rects.some(({ top }) => Math.abs(top - first.top) > first.height / 2);
  };
  const broken: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    if (!isRead(node.parentElement) || !isBroken(range)) continue;
    const text = node.textContent ?? "";
    for (const word of text.matchAll(words)) {
      // The hyphen that a soft hyphen shows at the end of its line counts to the letter behind it.
      range.setStart(node, text[word.index - 1] === "\u00AD" ? word.index + 1 : word.index);
      range.setEnd(node, word.index + word[0].length);
      if (isBroken(range)) broken.push(`${word[0]} in ${node.parentElement?.outerHTML.slice(0, 200)}`);
    }
  }
  return broken;
}

/** A text that is cut short on purpose says in full what it stands for. Runs in the page. */
function findClippedTexts(): string[] {
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (!["hidden", "clip"].includes(overflowX) || element.clientWidth <= 1) return false;
    if (textOverflow === "ellipsis" && element.closest("[title], [aria-label]")) return false;
    return element.scrollWidth > element.clientWidth + 1;
  };
  const holdsText = (element: Element) => {
    const edge = element.getBoundingClientRect();
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const { right, left, width } = range.getBoundingClientRect();
      if (width > 1 && (right > edge.right + 1 || left < edge.left - 1)) return true;
    }
    return false;
  };
  const fields = [...document.querySelectorAll("input:not([type=hidden]), textarea")].filter(
    (field) => field.checkVisibility({ visibilityProperty: true }) && field.scrollWidth > field.clientWidth + 1,
  );
  const parts = [...document.querySelectorAll("body *")].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && isCut(element) && holdsText(element),
  );
  return [...fields, ...parts].map((element) => element.outerHTML.slice(0, 200));
}

/** Measures every element, because the page may clip what sticks out of it. Runs in the page. */
function findTooWide(): string[] {
  const edge = document.documentElement.clientWidth;
  const isScrolled = (element: Element) => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX !== "visible") return true;
    }
    return false;
  };
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().right > edge + 0.5 &&
      element.getBoundingClientRect().width > 1 &&
      !isScrolled(element),
  );
  if (document.documentElement.scrollWidth > window.innerWidth) wide.unshift(document.documentElement);
  return wide.map((element) => element.outerHTML.slice(0, 160));
}
