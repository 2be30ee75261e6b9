/** A setting that is missing or wrong; its message is what the person who starts the shop reads. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
