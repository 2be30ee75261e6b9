import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { RateLimits } from "../../../app/settings/rate-limits.ts";
import { violationsPath } from "../secure-headers.ts";
import type { ShopHttp } from "../shop-environment.ts";

const maxBytes = 16 * 1024;
const maxReports = 10;

const text = z.string().max(4_096);

/** The format of `report-uri`, and below it that of `report-to`. */
const older = z.object({
  "csp-report": z.object({
    "effective-directive": text.optional(),
    "violated-directive": text.optional(),
    "blocked-uri": text.optional(),
    "document-uri": text.optional(),
  }),
});
const newer = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({
        effectiveDirective: text.optional(),
        blockedURL: text.optional(),
        documentURL: text.optional(),
      }),
    }),
  )
  .max(maxReports);

type Violation = { directive: string; blocked: string; page: string };

/** Browsers' reports of policy violations on payment pages, for example by an injected script. */
export function receiveViolations(limits: Pick<RateLimits, "violationReportPerIp">): Hono<ShopHttp> {
  const app = new Hono<ShopHttp>();
  app.use(violationsPath, bodyLimit({ maxSize: maxBytes, onError: (context) => context.body(null, 413) }));
  app.post(violationsPath, async (context) => {
    const { isAllowed } = await limits.violationReportPerIp(context.get("origin").ip);
    if (!isAllowed) return context.body(null, 429);
    const violations = readViolations(await context.req.json().catch(() => undefined));
    if (!violations) return context.body(null, 400);
    for (const violation of violations) context.get("logger").warn(violation, "page policy violated");
    return context.body(null, 204);
  });
  return app;
}

function readViolations(body: unknown): Violation[] | undefined {
  const { data: report } = older.safeParse(body);
  if (report) {
    const { "csp-report": violation } = report;
    const directive = violation["effective-directive"] ?? violation["violated-directive"];
    return [violationOf(directive, violation["blocked-uri"], violation["document-uri"])];
  }
  const { data: reports } = newer.safeParse(body);
  return reports?.map(({ body: violation }) =>
    violationOf(violation.effectiveDirective, violation.blockedURL, violation.documentURL),
  );
}

/** Drops queries, and all of a foreign address but its origin: both may hold personal data. */
function violationOf(directive = "", blocked = "", page = ""): Violation {
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "",
    blocked: originOf(blocked),
    page: URL.canParse(page) ? new URL(page).pathname.slice(0, 200) : "",
  };
}

const keywords = ["inline", "eval", "wasm-eval", "data", "blob", "trusted-types-sink", "trusted-types-policy"];

function originOf(blocked: string): string {
  if (keywords.includes(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 200) : "";
}
