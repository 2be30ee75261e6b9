import type { Letter } from "../../contracts/letters/letters.ts";
import { makes, type Scheme } from "./letter-colours.ts";
import type { Block, LetterText } from "./letter-text.ts";

const fonts = {
  display: `Newsreader, 'Iowan Old Style', Georgia, serif`,
  text: `'Instrument Sans Variable', 'Helvetica Neue', Arial, sans-serif`,
};
const body = `font-family:${fonts.text};font-size:16px;line-height:1.5`;

/** Keeps mail programs from filling the preview line with the beginning of the letter. */
const previewPadding = "&#847;&zwnj;&nbsp;".repeat(80);

const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

const withLineBreaks = (text: string): string => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, "<br>");

/** Only addresses of the web: anything else would be a mistake, or an attack. */
function hrefOf(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`A letter cannot link to ${protocol}`);
  return escapeHtml(href);
}

/** An element of the letter, with the style every mail program reads; classes change its colours in a dark scheme. */
const row = (content: string, { space = 16 }: { space?: number } = {}) =>
  `<tr><td style="padding:0 0 ${space}px">${content}</td></tr>`;

type Draw = { [Type in Block["type"]]: (block: Block & { type: Type }, scheme: Scheme) => string };

const drawBlock: Draw = {
  paragraph: ({ text }, { ink }) =>
    row(`<p class="ink" style="margin:0;${body};color:${ink}">${withLineBreaks(text)}</p>`),
  heading: ({ text }, { ink }) =>
    row(
      `<h2 class="ink" style="margin:8px 0 0;font-family:${fonts.text};font-size:18px;line-height:1.25;font-weight:600;color:${ink}">${escapeHtml(text)}</h2>`,
      { space: 8 },
    ),
  note: ({ text }, { quiet }) =>
    row(`<p class="quiet" style="margin:0;${body};font-size:14px;color:${quiet}">${withLineBreaks(text)}</p>`),
  box: ({ title, text, isBold }, { box, boxLine, ink }) =>
    row(
      table(
        `<tr><td class="box ink" bgcolor="${box}" style="padding:16px;background-color:${box};border:2px solid ${boxLine};${body};color:${ink}"><strong style="font-weight:600">${escapeHtml(title)}</strong><br>${isBold ? `<strong style="font-weight:600">${withLineBreaks(text)}</strong>` : withLineBreaks(text)}</td></tr>`,
      ),
      { space: 24 },
    ),
  facts: ({ rows }, scheme) =>
    row(
      `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows
        .map((fact) => drawFact(fact, scheme))
        .join("")}</table>`,
      { space: 24 },
    ),
  list: ({ items }, { ink }) =>
    row(
      `<ul class="ink" style="margin:0;padding:0 0 0 20px;${body};color:${ink}">${items
        .map((item) => `<li style="margin:0 0 4px">${withLineBreaks(item)}</li>`)
        .join("")}</ul>`,
    ),
  quote: ({ text }, { hair, quiet }) =>
    row(
      `<blockquote class="quiet hair" style="margin:0;padding:0 0 0 16px;border-left:3px solid ${hair};${body};color:${quiet}">${withLineBreaks(text)}</blockquote>`,
      { space: 24 },
    ),
  button: ({ label, href }, { action, onAction }) =>
    row(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="action" bgcolor="${action}" style="background-color:${action}"><a class="on-action" href="${hrefOf(href)}" style="display:inline-block;padding:14px 28px;font-family:${fonts.text};font-size:16px;line-height:20px;font-weight:600;color:${onAction};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,
      { space: 24 },
    ),
  link: ({ label, href }, { accent }) =>
    row(
      `<p style="margin:0;${body}"><a class="accent" href="${hrefOf(href)}" style="color:${accent};text-decoration:underline">${escapeHtml(label)}</a></p>`,
    ),
};

function drawAny(block: Block, scheme: Scheme): string {
  const draw = drawBlock[block.type] as (block: Block, scheme: Scheme) => string;
  return draw(block, scheme);
}

function drawFact({ label, value }: { label: string; value: string }, { quiet, ink, hair }: Scheme): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${hair};vertical-align:top;text-align:left;font-family:${fonts.text};line-height:1.5`;
  return `<tr><th scope="row" class="quiet hair" width="42%" style="${cell};padding-right:16px;font-size:14px;font-weight:400;color:${quiet}">${escapeHtml(label)}</th><td class="ink hair" style="${cell};font-size:16px;color:${ink}">${withLineBreaks(value)}</td></tr>`;
}

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;

/** The letter as HTML for mail programs: tables, styles on each element, at most 600 pixels wide, nothing to fetch. */
export function drawHtml(text: LetterText, { siteId, localeId }: Pick<Letter, "siteId" | "localeId">): string {
  const { name, band, onBand, bandLine, light, dark } = makes[siteId];
  const blocks = text.blocks.map((block) => drawAny(block, light)).join("");
  const footer = text.footer.map(
    (line) =>
      `<p class="quiet" style="margin:0 0 8px;font-family:${fonts.text};font-size:13px;line-height:1.5;color:${light.quiet}">${withLineBreaks(line)}</p>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(localeId)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(text.subject)}</title>
<style>${styleSheet(dark)}</style>
</head>
<body class="paper" bgcolor="${light.paper}" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text.preview)}${previewPadding}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background-color:${light.paper}"><tr><td class="page" align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;text-align:left;word-wrap:break-word;overflow-wrap:anywhere">
<tr><td class="inner" bgcolor="${band}" style="padding:20px 32px;background-color:${band};border-bottom:2px solid ${bandLine};font-family:${fonts.display};font-size:22px;line-height:28px;color:${onBand}">${escapeHtml(name)}</td></tr>
<tr><td class="card inner" bgcolor="${light.card}" style="padding:32px 32px 16px;background-color:${light.card}">
${table(
  row(
    `<h1 class="ink" style="margin:0;font-family:${fonts.display};font-size:28px;line-height:1.2;font-weight:400;color:${light.ink}">${escapeHtml(text.title)}</h1>`,
    { space: 20 },
  ) + blocks,
)}
</td></tr>
<tr><td class="inner" style="padding:20px 32px">${footer.join("")}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function styleSheet({ paper, card, ink, quiet, hair, accent, action, onAction, box, boxLine }: Scheme): string {
  const dark = [
    `.paper{background-color:${paper}!important}`,
    `.card{background-color:${card}!important}`,
    `.ink{color:${ink}!important}`,
    `.quiet{color:${quiet}!important}`,
    `.hair{border-color:${hair}!important}`,
    `.accent{color:${accent}!important}`,
    `.action{background-color:${action}!important}`,
    `.on-action{color:${onAction}!important}`,
    `.box{background-color:${box}!important;border-color:${boxLine}!important}`,
  ].join("");
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){.page{padding:0!important}.inner{padding-left:20px!important;padding-right:20px!important}}@media (prefers-color-scheme:dark){${dark}}`;
}
