import { html } from "hono/html";

export type Markup = ReturnType<typeof html>;

const styles = `
  body { margin: 0; padding: 1.25rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1f22; background: #f4f5f6; }
  main { max-width: 72rem; margin: 0 auto; padding: 1.25rem; background: #fff; border: 1px solid #d5d8db; }
  h1 { margin: 0 0 0.75rem; font-size: 1.25rem; overflow-wrap: anywhere; }
  h2 { margin: 1.5rem 0 0.5rem; font-size: 1.0625rem; }
  label { display: inline-block; margin: 0 0.5rem 0.75rem 0; }
  input, select, button { font: inherit; min-height: 2.5rem; padding: 0.375rem 0.75rem; }
  button { cursor: pointer; }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
  th, td { padding: 0.5rem 0.375rem; text-align: left; border-bottom: 1px solid #e3e5e7; vertical-align: top; }
  nav a { display: inline-block; margin: 0 0.25rem 0.5rem 0; padding: 0.5rem 0.75rem; color: inherit; border: 1px solid #d5d8db; }
  nav a[aria-current] { background: #1c1f22; color: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.875rem; }
  iframe { display: block; max-width: 100%; height: 75vh; border: 1px solid #d5d8db; }
`;

/** A page for developers and operators, with nothing from other origins and no scripts. */
export function screenPage({ title, body }: { title: string; body: Markup }): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

export const screenHeaders: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};
