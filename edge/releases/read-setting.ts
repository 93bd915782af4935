import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The value in the schema's form. Throws a `ConfigError` that names the setting and the fields. */
export function checked<Output>(
  setting: string,
  value: unknown,
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`);
  throw new ConfigError(setting, `${setting}: ${issues.join('; ')}`);
}

export function parseJson(setting: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigError(setting, `${setting} is no JSON: ${String(cause)}`, { cause });
  }
}

function readText(setting: string, path: string): string {
  // Where there are no files, the setting is the text.
  if (path.trimStart().startsWith('{')) return path;
  if (path === '') throw new ConfigError(setting, `${setting} is not set.`);
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new ConfigError(setting, `${setting} cannot be read: ${String(cause)}`, { cause });
  }
}

/** JSON in the schema's form, of a file unless it is a JSON object itself; `setting` is what the operator knows it by. */
export function readJson<Output>(
  setting: string,
  path: string,
  schema: v.GenericSchema<unknown, Output>,
): Output {
  return checked(setting, parseJson(setting, readText(setting, path)), schema);
}

/** A setting is missing or wrong. Its name is for everyone; the message, which names the field, for the operator alone. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly setting: string;

  constructor(setting: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.setting = setting;
  }
}
