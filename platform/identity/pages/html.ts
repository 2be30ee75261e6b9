import type { html } from "hono/html";

/** A part of a page, safe to put into another one. */
export type Html = ReturnType<typeof html>;
