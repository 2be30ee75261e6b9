import { createElement, type ReactNode } from "react";

const token = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*?)?)(\/?)>|([^<]+)/gi;
const voidElements = new Set(["meta", "link", "img", "br", "input", "path", "use", "hr"]);

type Open = { name: string; attributes: string; children: ReactNode[] };

/** The elements and texts of a page as a plain React tree, without any component of the shop. */
export function elementTree(html: string): ReactNode {
  const page = html
    .slice(html.indexOf("<html"), html.lastIndexOf("</html>"))
    .replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->/g, "");
  const stack: Open[] = [{ name: "div", attributes: "", children: [] }];
  for (const match of page.matchAll(token)) readToken(stack, match);
  while (stack.length > 1) closeElement(stack, stack.at(-1)?.name ?? "");
  return createElement("div", null, ...(stack[0]?.children ?? []));
}

function readToken(stack: Open[], [, slash, name = "", attributes = "", selfClosing, text]: RegExpExecArray): void {
  const top = stack.at(-1);
  if (text !== undefined) top?.children.push(text);
  else if (slash) closeElement(stack, name);
  else if (selfClosing || voidElements.has(name)) {
    top?.children.push(element({ name, attributes, children: [] }, top.children.length));
  } else stack.push({ name, attributes, children: [] });
}

function closeElement(stack: Open[], name: string): void {
  if (stack.length < 2 || stack.at(-1)?.name !== name) return;
  const closed = stack.pop();
  const top = stack.at(-1);
  if (closed && top) top.children.push(element(closed, top.children.length));
}

function element({ name, attributes, children }: Open, key: number): ReactNode {
  return createElement(name, { key, ...propertiesOf(attributes) }, ...children);
}

const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const names: Record<string, string> = { class: "className", for: "htmlFor" };

/** Attributes under the names that React uses. React refuses a style that is a text, so it gets another name. */
function propertiesOf(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(attribute)].map(([, name = "", value = ""]) => {
    return [name === "style" ? "data-style" : (names[name] ?? name), value] as const;
  });
  return Object.fromEntries(pairs);
}
