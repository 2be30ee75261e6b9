import type { Route } from "./+types/privacy";
import { loadLegalText } from "./legal-request.server.ts";
import { LegalText } from "./legal-text.tsx";

export const loader = (args: Route.LoaderArgs) => loadLegalText(args, "privacy");

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalText outcome={loaderData} title="page.privacy" description="page.privacyDescription" />;
}
