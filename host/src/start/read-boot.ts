import { bootElementId, BootSchema, type Boot } from '@shop/shared/contracts';
import * as v from 'valibot';

/** The document's boot record does not fit; `fields` names what is wrong, for the operator. */
export class BootError extends Error {
  override readonly name = 'BootError';
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super(`The boot record of the document is not valid: ${fields.join(', ')}`);
    this.fields = fields;
  }
}

/** Reads and validates the record that the edge put into the document. Throws a `BootError`. */
export function readBoot(document: Document): Boot {
  const text = document.querySelector(`script#${bootElementId}`)?.textContent;
  if (!text) throw new BootError([`#${bootElementId} is missing`]);
  const result = v.safeParse(BootSchema, parse(text));
  if (result.success) return result.output;
  throw new BootError(result.issues.map((issue) => `${v.getDotPath(issue) ?? '(record)'}: ${issue.message}`));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BootError([`#${bootElementId} is no JSON (${String(cause)})`]);
  }
}
