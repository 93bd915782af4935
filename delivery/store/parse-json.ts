import * as v from 'valibot';

/** A file that is not what it should be. The message names it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export function tooLarge(name: string, mostBytes: number): UnreadableFile {
  return new UnreadableFile(`${name} has more than ${mostBytes} bytes.`);
}

/** Throws `UnreadableFile`. @param name of the file, for the message */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Uint8Array,
  name: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, jsonOf(body, name));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  throw new UnreadableFile(`${name}: ${place === null ? '' : `${place}: `}${issue.message}`);
}

function jsonOf(body: Uint8Array, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new UnreadableFile(`${name} is no JSON.`, { cause });
  }
}
