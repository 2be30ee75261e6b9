import { lazy, Suspense } from "react";
import { data } from "react-router";
import { checkVin, isNorthAmericanMarket } from "../domain/vehicle/vin.ts";
import { FindVehicleForm, useUncorrectedProblem } from "../features/vehicle/find-vehicle/find-vehicle-form.tsx";
import { otherShopOf } from "../features/vehicle/other-shop/other-shop-of.server.ts";
import { lookUpAndSelectVehicle } from "../features/vehicle/lookup/look-up-and-select-vehicle.server.ts";
import { findSample, sampleViews } from "../features/vehicle/find-vehicle/sample-views.server.ts";
import {
  explainVinProblem,
  problemTitle,
  type VinExplanation,
  type VinProblem,
} from "../features/vehicle/find-vehicle/vin-problem.ts";
import { readLookupFailure } from "../features/vehicle/lookup/redirect-after-lookup.ts";
import { toastCookie } from "../features/shell/toast-cookie.server.ts";
import { useMessage } from "../i18n/message.tsx";
import { PageHead } from "../page/page-head.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../rendering/hydrate-on-interaction.tsx";
import { type RequestContext, requestedShopContext, vehicleContext } from "../request/request-context.ts";
import { shopRedirect } from "../request/shop-redirect.ts";
import { safeReturnPath } from "../site/return-path.ts";
import { useShop } from "../site/shop-context.tsx";
import type { Route } from "./+types/find-vehicle";
import { cookieDeps } from "../request/cookies/cookie-deps.server.ts";
import { addCookies } from "../request/cookies/add-cookies.ts";
import { readForm } from "../request/form/read-form.server.ts";
import { findVehicleForm } from "./find-vehicle-form.server.ts";
import { loadOwnVehicle, type OwnVehicle } from "./own-vehicle.server.ts";

const VehicleIntro = hydrateOnInteraction(
  async () => (await import("../features/vehicle/find-vehicle/vehicle-intro.tsx")).VehicleIntro,
  { isAwaited: true },
);
const OwnVehicleBand = hydrateOnInteraction(
  async () => (await import("../features/vehicle/find-vehicle/own-vehicle-band.tsx")).OwnVehicleBand,
  { isAwaited: true },
);
const WhereToFindVin = hydrateOnInteraction(
  async () => (await import("../features/vehicle/find-vehicle/where-to-find-vin.tsx")).WhereToFindVin,
  { isPart: true },
);

export const links = stylesOfLazyViews(
  "app/features/vehicle/find-vehicle/vehicle-intro.tsx",
  "app/features/vehicle/find-vehicle/own-vehicle-band.tsx",
  "app/features/vehicle/find-vehicle/problem-alert.tsx",
  "app/features/vehicle/find-vehicle/sample-vehicles.tsx",
  "app/features/vehicle/find-vehicle/where-to-find-vin.tsx",
);

/** Loaded on demand: only a demonstration has samples. */
const SampleVehicles = lazy(async () => ({
  default: (await import("../features/vehicle/find-vehicle/sample-vehicles.tsx")).SampleVehicles,
}));

/** The page after a vehicle was found, unless another one was requested. */
const firstPage = "/services";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const trouble = readLookupFailure(query);
  const redirectUrl = safeReturnPath(query.get("redirectUrl"), "");
  return {
    vehicle: await loadOwnVehicle(context),
    trouble: trouble && explainVinProblem({ kind: trouble }),
    redirectUrl: redirectUrl || undefined,
    samples: sampleViews(context),
    filled: findSample(context, query.get("sample")),
  };
}

type WrongInput = { problem: VinProblem; typed?: string };
type Answer = { problem: VinExplanation; typed?: string };

export async function action({ request, context }: Route.ActionArgs) {
  const { intent, vin: typed, redirectUrl } = await readForm(request, findVehicleForm);
  if (intent === "drop") {
    context.get(vehicleContext).drop();
    return shopRedirect(context, "/vin-error");
  }
  const isNorthAmerican = isNorthAmericanMarket(context.get(requestedShopContext).shop.market.country);
  const checked = checkVin(typed, { isNorthAmerican });
  if (checked.kind !== "valid") return answerProblem({ problem: checked, typed }, 422);
  const outcome = await lookUpAndSelectVehicle(context, { vin: checked.vin });
  switch (outcome.kind) {
    case "found":
      return redirectTo(context, { path: safeReturnPath(redirectUrl, firstPage), ...checked });
    case "limited":
      return answerProblem({ problem: outcome, typed }, 429, { "retry-after": String(outcome.retryAfterSeconds) });
    case "unavailable":
      return answerProblem({ problem: { kind: "unavailable" }, typed }, 503);
    case "unknown":
      return answerProblem({ problem: outcome, typed }, 422);
    case "otherUser":
      return answerProblem({ problem: outcome }, 422);
    case "makeMismatch":
    case "marketMismatch":
      return answerProblem({ problem: otherShopOf(context, outcome.vehicle) }, 422);
  }
}

/** Returns wrong input to the field, but not the VIN of an existing vehicle. */
function answerProblem({ problem, typed }: WrongInput, status: number, headers: Record<string, string> = {}) {
  const answer: Answer = { problem: explainVinProblem(problem), typed };
  return data(answer, { status, headers: { "cache-control": "no-store", ...headers } });
}

async function redirectTo(context: RequestContext, { path, isCorrected }: { path: string; isCorrected: boolean }) {
  if (!isCorrected) return shopRedirect(context, path);
  const cookie = toastCookie(cookieDeps(context));
  const line = await cookie.write({ kind: "info", id: "vin.corrected", values: {} });
  return shopRedirect(context, path, addCookies(new Headers(), line));
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The first page for visitors without a vehicle. */
export default function FindVehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, trouble, redirectUrl, samples, filled } = loaderData;
  const t = useMessage();
  // What a link led here for stands in the band, until the form has an answer.
  const { shown, recheck } = useUncorrectedProblem(actionData?.problem);
  const title = actionData && shown && problemTitle(shown);
  return (
    <>
      <PageHead
        title={title ? { name: t(title.id, title.values) } : trouble ? "page.vinError" : "page.home"}
        description="page.homeDescription"
        values={{ brand: useShop().site.makeName }}
      />
      <VehicleBand vehicle={vehicle} trouble={actionData ? undefined : trouble} />
      <section className="section">
        <div className="wrap grid">
          <div className="c7">
            <FindVehicleForm
              title={t(vehicle ? "vin.findOther" : "vin.findTitle")}
              problem={shown}
              onTyped={(typed) => void recheck(typed)}
              typed={filled ?? actionData?.typed}
              redirectUrl={redirectUrl}
            />
            {samples.length > 0 ? <WhereToFindVin isBelow /> : null}
          </div>
          <div className="c5">
            {samples.length > 0 ? (
              <Suspense>
                <SampleVehicles samples={samples} redirectUrl={redirectUrl} />
              </Suspense>
            ) : (
              <WhereToFindVin />
            )}
          </div>
        </div>
      </section>
    </>
  );
}

/** An example of a timeline for visitors without a vehicle. */
function VehicleBand({ vehicle, trouble }: { vehicle?: OwnVehicle; trouble: VinExplanation | undefined }) {
  return vehicle && !trouble ? <OwnVehicleBand vehicle={vehicle} /> : <VehicleIntro problem={trouble} />;
}
