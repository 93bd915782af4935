/** A setting is missing or wrong; the message is for the operator and names the field. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
