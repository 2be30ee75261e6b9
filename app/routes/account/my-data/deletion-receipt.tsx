import { data } from "react-router";
import { isFault } from "../../../../contracts/fault.ts";
import { readDeletion } from "../../../../contracts/privacy/privacy-requests.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../../rendering/hydrate-on-interaction.tsx";
import { refuse } from "../../../request/refuse.ts";
import { depsContext } from "../../../request/request-context.ts";
import type { Route } from "./+types/deletion-receipt";

const DeletionReceiptView = hydrateOnInteraction(
  async () => (await import("../../../features/personal-data/deletion-receipt-view.tsx")).DeletionReceiptView,
);

export const links = stylesOfLazyViews("app/features/personal-data/deletion-receipt-view.tsx");

const receiptKey = readDeletion.params;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { privacy } = context.get(depsContext).services;
  const key = receiptKey.safeParse(params);
  if (!key.success) refuse(404);
  try {
    const receipt = await privacy(readDeletion, { params: key.data });
    return data({ receipt }, { headers: { "cache-control": "private, no-store" } });
  } catch (error) {
    if (isFault(error) && error.status === 404) refuse(404);
    throw error;
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DeletionReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  return <DeletionReceiptView receipt={receipt} />;
}
