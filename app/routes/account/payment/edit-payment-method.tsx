import type { Route } from "./+types/edit-payment-method";
import { loadMethodPage, takeAddress } from "./add-method.server.ts";
import { addressFormStyles } from "./lazy-address-form.tsx";
import { MethodPage } from "./method-page.tsx";

export const links = addressFormStyles;

export const loader = ({ request, context }: Route.LoaderArgs) => loadMethodPage(context, request, "edit");

export const action = ({ request, context }: Route.ActionArgs) => takeAddress(context, request, "edit");

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function EditPaymentMethod({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MethodPage
      title="payment.editTitle"
      label="common.save"
      mismatchPage="payment"
      {...loaderData}
      answer={actionData}
    />
  );
}
