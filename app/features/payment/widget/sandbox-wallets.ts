import { loadScript } from "./load-script.ts";

declare global {
  var sandboxWallets: { markAppleScript(): void } | undefined;
}

/** Loads the sandbox's sheets of Apple Pay and Google Pay, before a provider looks for its wallets. */
export async function loadSandboxWallets(origin: string): Promise<void> {
  await loadScript(`${origin}/sandbox/wallets.js`);
  globalThis.sandboxWallets?.markAppleScript();
}
