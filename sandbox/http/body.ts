import * as v from 'valibot';
import type { CallContext } from './env.ts';
import { invalid, refused, type FieldErrors } from './refusal.ts';

/**
 * The call's JSON body as the schema gives it.
 * @throws Refusal 400: `detail` for a body that is no JSON, messages by field for one that does not fit
 */
export async function readBody<Output>(
  c: CallContext,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const body = await readJson(c);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid({ non_field_errors: ['Invalid data. Expected a dictionary.'] });
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw invalid(fieldErrors(result.issues));
}

async function readJson(c: CallContext): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw refused('JSON parse error.');
  }
}

function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const keys = issue.path?.map((step) => String(step.key)) ?? [];
    file(errors, keys.length > 0 ? keys : ['non_field_errors'], sentence(issue));
  }
  return errors;
}

function file(errors: FieldErrors, [key = '', ...deeper]: string[], message: string): void {
  const known = errors[key];
  if (deeper.length > 0) {
    const nested = known === undefined || Array.isArray(known) ? {} : known;
    errors[key] = nested;
    file(nested, deeper, message);
  } else {
    errors[key] = Array.isArray(known) ? [...known, message] : [message];
  }
}

function sentence(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'This field is required.';
  if (issue.kind === 'schema' && issue.received === 'null') return 'This field may not be null.';
  return issue.message;
}
