/** Browsers have no common error name for failed requests; these are the messages they use. */
const messages = [
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
  return error.name === "ChunkLoadError" || messages.some((message) => message.test(error.message));
}
