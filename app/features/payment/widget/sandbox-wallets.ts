import { loadScript } from "./load-script.ts";

declare global {
  var sandboxWallets: { markAppleScript(): void } | undefined;
}

/** The sheets that stand for Apple Pay and Google Pay; they have to be there before a provider looks for its wallets. */
export async function loadSandboxWallets(origin: string): Promise<void> {
  await loadScript(`${origin}/sandbox/wallets.js`);
  globalThis.sandboxWallets?.markAppleScript();
}
