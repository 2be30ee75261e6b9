/** A missing or wrong setting; the operator who starts the shop reads its message. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
