import type { Route } from "./+types/accessibility";
import { loadLegalText } from "./legal-request.server.ts";
import { LegalText } from "./legal-text.tsx";

export const loader = (args: Route.LoaderArgs) => loadLegalText(args, "accessibility");

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalText outcome={loaderData} title="page.accessibility" description="page.accessibilityDescription" />;
}
