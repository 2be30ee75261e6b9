import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import {
  collectGuestOrder as collectGuestEndpoint,
  collectPersonData as collectEndpoint,
  type DeletionReceipt,
  readDeletion,
  requestDeletion as requestEndpoint,
} from "../../contracts/privacy/privacy-requests.ts";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import { Refusal } from "../refusal.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { refusePersonInput } from "../serve-person-data.ts";
import { carryOutDeletion, forgetRequester, forgetTopic } from "./carry-out-deletion.ts";
import { collectGuestOrder } from "./collect-guest-order.ts";
import { collectPersonData } from "./collect-person-data.ts";
import { type DeletionRow, deletions } from "./deletions-table.ts";
import type { PrivacyDeps } from "./privacy-deps.ts";
import { deletionTopic, requestDeletion } from "./request-deletion.ts";

const notFound = { title: "Not Found", detail: "There is nothing at this address." };

/** Collects and deletes what all systems hold about a customer. The connection authenticates the caller. */
export function createPrivacy(deps: PrivacyDeps): Hono {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: 65_536,
      onError: (context) => context.json({ title: "Content Too Large", detail: "The body is too large." }, 413),
    }),
  );
  app.notFound((context) => context.json(notFound, 404));
  const refuseInput = refusePersonInput;
  serveEndpoint(app, collectEndpoint, { refuseInput, handle: ({ body }) => collectPersonData(deps, body) });
  serveEndpoint(app, collectGuestEndpoint, { refuseInput, handle: ({ body }) => collectGuestOrder(deps, body) });
  serveEndpoint(app, requestEndpoint, {
    refuseInput,
    async handle({ body }) {
      const row = await requestDeletion(deps, body);
      return { ...receiptOf(row), requestKey: row.requestKey };
    },
  });
  serveEndpoint(app, readDeletion, {
    refuseInput,
    async handle({ params: { requestKey } }) {
      const { queries } = deps.database;
      const [row] = await queries.select().from(deletions).where(eq(deletions.requestKey, requestKey));
      if (!row) throw new Refusal(404, notFound);
      return receiptOf(row);
    },
  });
  return app;
}

function receiptOf({ number, requestedAt, finishedAt, kept, byHand }: DeletionRow): DeletionReceipt {
  return {
    number,
    requestedAt: requestedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    kept,
    byHand,
  };
}

const jobPayload = z.object({ number: z.string() });

export function privacyJobs(deps: PrivacyDeps): Record<string, JobHandler> {
  return {
    [deletionTopic]: (payload, _, signal) => carryOutDeletion(deps, jobPayload.parse(payload).number, signal),
    [forgetTopic]: (payload) => forgetRequester(deps, jobPayload.parse(payload).number),
  };
}
