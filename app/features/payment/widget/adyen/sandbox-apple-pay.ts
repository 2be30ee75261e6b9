import { ApplePay } from "@adyen/adyen-web";
import "../sandbox-wallets.ts";

/** Apple's own asks for https and for Apple's script. In the sandbox the sheet is a part of the page. */
export class SandboxApplePay extends ApplePay {
  override async isAvailable(): Promise<void> {
    if (!globalThis.sandboxWallets) throw new Error("The sandbox has no wallets here.");
  }
}
