type ShopProgram = { flags: string[]; program: string; settings: Record<string, string> };

/** How the built shop is started, as the configuration of the tests passes it on. */
export const shopProgram = (): ShopProgram => JSON.parse(String(process.env.SHOP_PROGRAM)) as ShopProgram;
