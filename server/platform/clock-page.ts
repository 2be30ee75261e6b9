import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Clock } from "./clock.ts";

const choices = [1, 7, 30, 60, 365];
const form = z.union([
  z.object({ days: z.coerce.number().int().min(1).max(3650) }),
  z.object({ reset: z.literal("yes") }),
]);

/** A page that moves the demonstration's clock forward, so that next month's renewal can be watched today. */
export function createClockPage(clock: Clock, onMove: () => void): Hono {
  return new Hono()
    .get("/", (context) => {
      const now = clock.now().toISOString();
      if (context.req.header("accept")?.includes("application/json")) return context.json({ now });
      return context.html(page(now, new URL(context.req.url).pathname));
    })
    .post("/", async (context) => {
      const { data } = form.safeParse(await context.req.parseBody());
      if (!data) return context.text("Say how many days, from 1 to 3650, or reset=yes.", 400);
      if ("days" in data) await clock.forward(data.days * 86_400);
      else await clock.reset();
      onMove();
      return context.redirect(new URL(context.req.url).pathname, 303);
    });
}

const page = (now: string, path: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The shop’s clock</title>
      </head>
      <body>
        <main>
          <h1>The shop’s clock</h1>
          <p>It is <time datetime="${now}">${now}</time>.</p>
          <form method="post" action="${path}">
            ${choices.map((days) => html`<button name="days" value="${days}">${days} ${days === 1 ? "day" : "days"} forward</button> `)}
          </form>
          <form method="post" action="${path}">
            <button name="reset" value="yes">Back to the real time</button>
          </form>
        </main>
      </body>
    </html>`;
