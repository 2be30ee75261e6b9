import { z } from "zod";
import { type RequestContext, depsContext } from "../../request/request-context.ts";
import { factsContext, sessionContext, settingsContext, requestedShopContext } from "../../request/request-context.ts";
import { missingPartsResponse } from "../../request/missing-parts.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import { billingCountriesOf } from "../billing-countries.server.ts";
import { findAddresses, retrieveAddress } from "./find-addresses.server.ts";
import { MIN_CHARACTERS, MAX_SUGGESTIONS } from "./lookup-answer.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import { readFormFields } from "../../request/form/read-form.server.ts";

const plain = (max: number) => z.string().regex(new RegExp(`^[^\\p{Cc}]{1,${max}}$`, "u"));

const findForm = z
  .strictObject({
    Text: plain(200),
    Container: plain(100).optional(),
    Countries: z.string().regex(/^[A-Z]{2}$/),
    Limit: z.coerce.number().int().min(1).max(MAX_SUGGESTIONS).optional(),
  })
  .refine(({ Text, Container }) => Container !== undefined || Text.trim().length >= MIN_CHARACTERS);
const retrieveForm = z.strictObject({ Id: plain(100) });

/** Answers the page's search for an address: the service's key stays on the server, and its use is limited. */
export async function answerFind(request: Request, context: RequestContext): Promise<Response> {
  const { market } = context.get(requestedShopContext).shop;
  const fields = await readFormFields(request);
  const incomplete = missingPartsResponse(fields, ["Text", "Countries"]);
  if (incomplete) return incomplete;
  const form = findForm.safeParse(fields).data;
  if (!form || !billingCountriesOf(market.country).includes(form.Countries)) return badRequest();
  const refusal = await searchRefusal(context);
  if (refusal) return refusal;
  const { Text: text, Container: container, Countries: country, Limit: limit } = form;
  return answer(await findAddresses(depsOf(context), { text, container, country, limit }));
}

export async function answerRetrieve(request: Request, context: RequestContext): Promise<Response> {
  const fields = await readFormFields(request);
  const incomplete = missingPartsResponse(fields, ["Id"]);
  if (incomplete) return incomplete;
  const form = retrieveForm.safeParse(fields).data;
  if (!form) return badRequest();
  const refusal = await searchRefusal(context);
  if (refusal) return refusal;
  return answer(await retrieveAddress(depsOf(context), { id: form.Id }));
}

/** Only a visitor with a session may search, within the limits. */
async function searchRefusal(context: RequestContext): Promise<Response | undefined> {
  const shopper = await context.get(sessionContext).findShopper();
  if (!shopper) return new Response("Forbidden", { status: 403, headers: noStore });
  const limits = context.get(depsContext).limits;
  const allowances = [
    await limits.addressLookupPerIp(context.get(factsContext).ip),
    await limits.addressLookupPerShopper(shopper.customerId),
  ];
  const refused = allowances.find((allowance) => !allowance.isAllowed);
  return refused?.isAllowed === false ? tooManyRequests(refused.retryAfterSeconds) : undefined;
}

function depsOf(context: RequestContext) {
  return {
    addressLookup: context.get(depsContext).services.addressLookup,
    key: context.get(settingsContext).addressLookupKey,
    report: errorReporter(context),
  };
}

const noStore = { "cache-control": "private, no-store" };
const badRequest = () => new Response("Bad Request", { status: 400, headers: noStore });
const answer = (body: object) => Response.json(body, { headers: noStore });
