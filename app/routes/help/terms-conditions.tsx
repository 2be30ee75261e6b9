import type { Route } from "./+types/terms-conditions";
import { loadLegalText } from "./legal-request.server.ts";
import { LegalText } from "./legal-text.tsx";

export const loader = (args: Route.LoaderArgs) => loadLegalText(args, "terms");

export default function TermsConditions({ loaderData }: Route.ComponentProps) {
  return <LegalText outcome={loaderData} title="page.terms" description="page.termsDescription" />;
}
