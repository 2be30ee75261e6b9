import type { Environment } from "./environment/environment.ts";

/** The text in the terminal once the shop is up. */
export function welcome({ PUBLIC_ORIGIN, STAGE }: Environment): string {
  const lines = ["", `  The shop is open: ${PUBLIC_ORIGIN}/`];
  if (STAGE === "development") {
    lines.push(
      "",
      "  Try",
      `    ${PUBLIC_ORIGIN}/de-DE/           in German`,
      `    ${PUBLIC_ORIGIN}/jaguar/fr-BE/    Jaguar, in French for Belgium`,
      `    ${PUBLIC_ORIGIN}/uikit            every part of the design system`,
      `    ${PUBLIC_ORIGIN}/platform/mailbox every letter of the shop`,
      "  Stop with Ctrl+C.",
    );
  }
  return `${lines.join("\n")}\n`;
}
