import "../sandbox-wallets.ts";
import { ConsentedApplePay } from "./consented-apple-pay.ts";

/** Apple Pay needs https and Apple's script. In the sandbox the sheet is a part of the page. */
export class SandboxApplePay extends ConsentedApplePay {
  override async isAvailable(): Promise<void> {
    if (!globalThis.sandboxWallets) throw new Error("The sandbox has no wallets here.");
  }
}
