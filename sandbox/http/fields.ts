import * as v from 'valibot';

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
