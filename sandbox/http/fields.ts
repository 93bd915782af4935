import * as v from 'valibot';
import type { CallContext } from './calls.ts';
import { invalid, refused, type FieldErrors } from './refusal.ts';

// Fields of calls' bodies, with a form backend's usual sentences.

const string = v.string('Not a valid string.');

/** Text, perhaps empty, without space around it. */
export function optionalText(limit: number): v.GenericSchema<unknown, string> {
  return v.nullish(v.pipe(string, v.trim(), atMost(limit)), '');
}

/** Text of which something is left after trimming. */
export function text(limit: number): v.GenericSchema<unknown, string> {
  return v.pipe(string, v.trim(), v.nonEmpty('This field may not be blank.'), atMost(limit));
}

export const email: v.GenericSchema<unknown, string> = v.pipe(
  text(254),
  v.email('Enter a valid email address.'),
);

/** A password or token, exactly as sent. */
export const secret: v.GenericSchema<unknown, string> = v.pipe(
  string,
  v.nonEmpty('This field may not be blank.'),
  atMost(4096),
);

/** A whole number, also as text. */
const whole: v.GenericSchema<unknown, number> = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+$/), v.transform(Number))],
    'A valid integer is required.',
  ),
  v.safeInteger('A valid integer is required.'),
);

export const positive: v.GenericSchema<unknown, number> = v.pipe(
  whole,
  v.minValue(1, 'Ensure this value is greater than or equal to 1.'),
);

function atMost(limit: number): v.MaxLengthAction<string, number, string> {
  return v.maxLength(limit, `Ensure this field has no more than ${limit} characters.`);
}

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
    addError(errors, keys.length > 0 ? keys : ['non_field_errors'], messageOf(issue));
  }
  return errors;
}

function addError(errors: FieldErrors, [key = '', ...deeper]: string[], message: string): void {
  const known = errors[key];
  if (deeper.length > 0) {
    const nested = known === undefined || Array.isArray(known) ? {} : known;
    errors[key] = nested;
    addError(nested, deeper, message);
  } else {
    errors[key] = Array.isArray(known) ? [...known, message] : [message];
  }
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'This field is required.';
  if (issue.kind === 'schema' && issue.received === 'null') return 'This field may not be null.';
  return issue.message;
}
