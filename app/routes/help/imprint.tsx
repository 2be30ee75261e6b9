import type { Route } from "./+types/imprint";
import { loadLegalText } from "./legal-request.server.ts";
import { LegalText } from "./legal-text.tsx";

export const loader = (args: Route.LoaderArgs) => loadLegalText(args, "imprint");

export default function Imprint({ loaderData }: Route.ComponentProps) {
  return <LegalText outcome={loaderData} title="page.imprint" description="page.imprintDescription" />;
}
