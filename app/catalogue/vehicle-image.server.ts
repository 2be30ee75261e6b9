import type { Client } from "../../contracts/client.ts";
import { isFault } from "../../contracts/fault.ts";
import { readContent, vehicleContentId } from "../../contracts/help-content/read-content.ts";
import type { LocaleId } from "../site/locales.ts";
import { cachedRead } from "./cached-read.server.ts";
import type { Catalogue } from "./catalogue.ts";

/** A model that the shop does not know keeps the name of the vehicle service, which may hold anything. */
const knownKey = /^[A-Za-z0-9]{1,40}$/;

type Options = { now: () => Date; freshMs: number };

/** A model without content is cached as one without an image, so that pages do not ask for it again and again. */
export function vehicleImageReader(helpContent: Client, options: Options): Catalogue["vehicleImage"] {
  const read = cachedRead<{ localeId: LocaleId; modelKey: string }, string | undefined>({
    read: async ({ localeId, modelKey }) => {
      try {
        const params = { id: vehicleContentId(modelKey) };
        return (await helpContent(readContent, { params, query: { locale: localeId } })).c_image;
      } catch (error) {
        if (isFault(error) && error.kind === "refused" && error.status === 404) return undefined;
        throw error;
      }
    },
    nameOf: ({ localeId, modelKey }) => `${localeId} ${modelKey}`,
    ...options,
  });
  return async (vehicle) => (knownKey.test(vehicle.modelKey) ? read(vehicle) : undefined);
}
