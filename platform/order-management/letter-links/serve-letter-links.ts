import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { consumeLetterLink, readLetterLink } from "../../../contracts/order-management/letter-links.ts";
import type { Database } from "../../../database/database.ts";
import { writeAutoRenewalChanged } from "../letters/subscription-letters.ts";
import type { LifeCycleSettings } from "../life-cycle/settings.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { refuseSomInput } from "../som-fault.ts";
import { assets, usedLinks } from "../tables.ts";
import { turnOff } from "../update/auto-renewal.ts";
import { type UpdateContext, writeAudit } from "../update/update-context.ts";
import { findLink, type FoundLink, linkDocument } from "./link-state.ts";
import { readLinkToken } from "./link-token.ts";

type Deps = { database: Database; now: () => Date; settings: LifeCycleSettings; linkKey: Uint8Array };

export function serveLetterLinks(app: Hono, { database, now, settings, linkKey: key }: Deps): void {
  serveEndpoint(app, readLetterLink, {
    refuseInput: refuseSomInput,
    handle: async ({ body }) => linkDocument(await findLink(database.queries, { ...body, key, at: now() })),
  });
  serveEndpoint(app, consumeLetterLink, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const at = now();
      const found = await database.transaction(async (tx) => {
        // Locked first: of several uses at the same time only one finds the link usable.
        const assetId = readLinkToken(key, body.token)?.assetId ?? "";
        await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, assetId)).for("no key update");
        const link = await findLink(tx, { ...body, key, at });
        if (link.state === "usable") await useLink({ tx, at, settings }, link);
        return link;
      });
      return linkDocument(found);
    },
  });
}

async function useLink(
  context: UpdateContext,
  { link, subscription }: Extract<FoundLink, { state: "usable" | "used" }>,
) {
  const { tx, at } = context;
  const { asset, order } = subscription;
  await tx.insert(usedLinks).values({ nonce: link.nonce, assetId: asset.id, usedAt: at });
  if (link.action === "stop-auto-renewal") {
    await turnOff(context, asset, { SNP_OMS_AutoRenewal__c: false });
    await writeAutoRenewalChanged(tx, { asset, order, at });
  }
  await writeAudit(context, {
    actor: `letter of ${order.orderNumber}`,
    operation: link.action === "renew" ? "renewal link used" : "auto-renewal off",
    recordId: asset.id,
    detail: { link: link.nonce },
  });
}
