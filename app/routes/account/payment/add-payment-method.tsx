import type { Route } from "./+types/add-payment-method";
import { loadMethodPage, takeAddress } from "./add-method.server.ts";
import { addressFormStyles } from "./lazy-address-form.tsx";
import { MethodPage } from "./method-page.tsx";

export const links = addressFormStyles;

export const loader = ({ request, context }: Route.LoaderArgs) => loadMethodPage(context, request, "add");

export const action = ({ request, context }: Route.ActionArgs) => takeAddress(context, request, "add");

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AddPaymentMethod({ loaderData, actionData }: Route.ComponentProps) {
  return <MethodPage title="payment.add" label="payment.add" mismatchPage="add" {...loaderData} answer={actionData} />;
}
