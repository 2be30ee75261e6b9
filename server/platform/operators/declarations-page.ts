import { Hono } from "hono";
import { z } from "zod";
import {
  declarationNumber,
  declarationRefusals,
  declarationStates,
} from "../../../contracts/order-management/declarations.ts";
import type { Database } from "../../../database/database.ts";
import {
  type Decision,
  decideDeclaration,
} from "../../../platform/order-management/declarations/operator/decide-declaration.ts";
import { listDeclarations } from "../../../platform/order-management/declarations/operator/list-declarations.ts";
import { readAssignment } from "../../../platform/order-management/declarations/operator/read-assignment.ts";
import { assignmentPage } from "./assignment-page.ts";
import { carriedOut, listPage } from "./declaration-list.ts";

type Deps = { database: Database; now: () => Date; wake: () => void };

const number = declarationNumber;
const revision = z.coerce.number().int().min(0).max(1_000_000);
const line = z.string().trim().min(1).max(500);

const decision = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("assign"), number, revision, orderNumber: line }),
  z.object({ intent: z.literal("accept"), number, revision }),
  z.object({
    intent: z.literal("settle"),
    number,
    revision,
    outcome: z.enum([carriedOut, ...declarationRefusals]),
    note: z.string().trim().max(500).optional(),
  }),
  z.object({ intent: z.literal("sendLetter"), number }),
]);

function decisionOf(form: z.output<typeof decision>): Decision {
  if (form.intent !== "settle") return form;
  const { outcome, note, ...settled } = form;
  return { ...settled, refusal: outcome === carriedOut ? null : outcome, note: note || null };
}

const assignment = z.object({ number, orderNumber: line });

/**
 * A page for operators: declarations by their state, with the orders that each may be about. An assignment is shown with
 * both sides on a page of its own before it is sent.
 */
export function createDeclarationsPage({ database, now, wake }: Deps): Hono {
  const { queries } = database;
  return new Hono()
    .get("/", async (context) => {
      const state = declarationStates.find((one) => one === context.req.query("state")) ?? "unmatched";
      const declarations = await listDeclarations(queries, state);
      if (context.req.header("accept")?.includes("application/json")) return context.json({ state, declarations });
      return context.html(
        listPage({ declarations, state, path: pathOf(context.req.url), answer: context.req.query("answer") }),
      );
    })
    .get("/assign", async (context) => {
      const { data } = assignment.safeParse(context.req.query());
      if (!data) return context.text("Say which declaration, and which order.", 400);
      const path = pathOf(context.req.url);
      const found = await readAssignment(queries, data);
      if (found.kind !== "ready") return context.redirect(`${path}?answer=${found.kind}`, 303);
      return context.html(assignmentPage(found, path));
    })
    .post("/", async (context) => {
      const { data } = decision.safeParse(await context.req.parseBody());
      if (!data) return context.text("Say which declaration, and what to do with it.", 400);
      const outcome = await decideDeclaration({ database, now }, decisionOf(data));
      wake();
      return context.redirect(`${pathOf(context.req.url)}?answer=${outcome}`, 303);
    });
}

/** The path of the list, under which the other pages are. */
const pathOf = (url: string): string => new URL(url).pathname.replace(/\/(?:assign)?$/, "") || "/";
