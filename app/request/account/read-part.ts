import { isFault } from "../../../contracts/fault.ts";

/** A part of a page. The rest of the page is shown without it while the part's system does not answer. */
export type PagePart<Value> = { isAvailable: true; value: Value } | { isAvailable: false };

export async function readPart<Value>(answer: Promise<Value>): Promise<PagePart<Value>> {
  try {
    return { isAvailable: true, value: await answer };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { isAvailable: false };
  }
}
