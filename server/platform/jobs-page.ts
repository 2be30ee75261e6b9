import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { type FailedJob, listFailedJobs, retryFailedJobs } from "../../database/jobs/failed-jobs.ts";
import type { Queries } from "../../database/database.ts";

const form = z.union([
  z.object({
    id: z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
  z.object({ all: z.literal("yes") }),
]);

/** A page that lists the jobs that failed for the last time, and runs them again. */
export function createJobsPage({ queries, now, wake }: { queries: Queries; now: () => Date; wake: () => void }): Hono {
  return new Hono()
    .get("/", async (context) => {
      const jobs = await listFailedJobs(queries);
      if (context.req.header("accept")?.includes("application/json")) return context.json({ jobs });
      return context.html(page(jobs, new URL(context.req.url).pathname));
    })
    .post("/", async (context) => {
      const { data } = form.safeParse(await context.req.parseBody());
      if (!data) return context.text("Say which job, by its id, or all=yes.", 400);
      await retryFailedJobs(queries, { now: now(), ...("id" in data && { id: data.id }) });
      wake();
      return context.redirect(new URL(context.req.url).pathname, 303);
    });
}

const page = (jobs: FailedJob[], path: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Jobs that failed</title>
      </head>
      <body>
        <main>
          <h1>Jobs that failed</h1>
          ${
            jobs.length === 0
              ? html`<p>There are none.</p>`
              : html`<ul>
                  ${jobs.map((job) => entry(job, path))}
                </ul>`
          }
          <form method="post" action="${path}"><button name="all" value="yes">Run all again</button></form>
        </main>
      </body>
    </html>`;

const entry = ({ id, topic, attempts, failedAt, lastError }: FailedJob, path: string) =>
  html`<li>
    <form method="post" action="${path}">
      ${topic} (${id}), ${attempts} tries until ${failedAt.toISOString()}: ${lastError}
      <button name="id" value="${id}">Run again</button>
    </form>
  </li>`;
