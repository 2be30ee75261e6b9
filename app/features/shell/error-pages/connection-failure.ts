/** Browsers have no common name for a page's code or data that did not arrive; these are the sentences they use. */
const sentences = [
  /^Loading chunk .+ failed/,
  /^Failed to fetch/,
  /^NetworkError when attempting to fetch/,
  /^Load failed$/,
  /error loading dynamically imported module/i,
  /^Importing a module script failed/,
];

/** Whether an error means that the connection, not the shop, failed. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "ChunkLoadError" || sentences.some((sentence) => sentence.test(error.message));
}
