import { html } from "hono/html";

type Markup = ReturnType<typeof html>;

const styles = `
  body { margin: 0; padding: 1.25rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1f22; background: #f4f5f6; }
  main { max-width: 60rem; margin: 0 auto; padding: 1.25rem; background: #fff; border: 1px solid #d5d8db; }
  h1 { margin: 0 0 0.75rem; font-size: 1.25rem; }
  label { display: block; margin: 0.75rem 0; }
  input, select { font: inherit; padding: 0.5rem; min-height: 1.5rem; }
  button { font: inherit; min-height: 2.5rem; padding: 0.375rem 0.875rem; margin: 0.125rem; cursor: pointer; }
  table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
  th, td { padding: 0.375rem; text-align: left; border-bottom: 1px solid #e3e5e7; vertical-align: top; }
  form.inline { display: inline; }
  code { font-size: 0.8125rem; word-break: break-all; }
`;

/** A page of a payment sandbox. It must not look like a real bank's page. */
export function sandboxPage({ title, body, script }: { title: string; body: Markup; script?: string }): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <!-- Without an icon browsers ask the sandbox for one. -->
        <link rel="icon" href="data:," />
        <style>
          ${styles}
        </style>
        ${script ? html`<script type="module" src="${script}"></script>` : ""}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
          <p><small>A sandbox: no bank, no money.</small></p>
        </main>
      </body>
    </html>`;
}

type Policy = { shopOrigin: string; formTargets?: readonly string[] };

/** Allows only the sandbox's own resources and the shop's fonts, and only the shop's pages as embedding pages. */
export function framePolicy({ shopOrigin, formTargets = [] }: Policy): Record<string, string> {
  return {
    "content-security-policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "connect-src 'self'",
      "img-src 'self' data:",
      `font-src ${shopOrigin}`,
      `form-action ${["'self'", ...formTargets].join(" ")}`,
      "base-uri 'none'",
      `frame-ancestors ${shopOrigin} 'self'`,
    ].join("; "),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  };
}
