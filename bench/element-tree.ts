import { createElement, type ReactNode } from "react";

const token = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*?)?)(\/?)>|([^<]+)/gi;
const voidElements = new Set(["meta", "link", "img", "br", "input", "path", "use", "hr"]);

type Open = { name: string; children: ReactNode[] };

/** The elements and texts of a page as a plain React tree: what is left of it without any component of ours. */
export function elementTree(html: string): ReactNode {
  const body = html
    .slice(html.indexOf("<body"), html.lastIndexOf("</body>"))
    .replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->/g, "");
  const stack: Open[] = [{ name: "div", children: [] }];
  for (const match of body.matchAll(token)) readToken(stack, match);
  while (stack.length > 1) closeElement(stack, stack.at(-1)?.name ?? "");
  return createElement("div", null, ...(stack[0]?.children ?? []));
}

function readToken(stack: Open[], [, slash, name = "", attributes = "", selfClosing, text]: RegExpExecArray): void {
  const top = stack.at(-1);
  if (text !== undefined) top?.children.push(text);
  else if (slash) closeElement(stack, name);
  else if (selfClosing || voidElements.has(name)) {
    top?.children.push(element({ name, children: [] }, attributes, top.children.length));
  } else stack.push({ name, children: [] });
}

function closeElement(stack: Open[], name: string): void {
  if (stack.length < 2 || stack.at(-1)?.name !== name) return;
  const closed = stack.pop();
  const top = stack.at(-1);
  if (closed && top) top.children.push(element(closed, "", top.children.length));
}

function element({ name, children }: Open, attributes: string, key: number): ReactNode {
  const className = /class="([^"]*)"/.exec(attributes)?.[1];
  return createElement(name, { key, ...(className && { className }) }, ...children);
}
