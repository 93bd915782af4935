import * as v from 'valibot';
import { readDecimal } from './decimal.ts';
import { readText, wellFormed } from './read-text.ts';
import { needed, object, readable, recordOrText, type Schema } from './schema.ts';

// What providers vary in. A field that is not needed never fails its record: what cannot be read counts as absent.

/** Id of a record; it goes back to the provider as it came. */
export type RecordId = number | string;

function readId(value: unknown): RecordId | undefined {
  if (typeof value === 'string') return value.trim() ? wellFormed(value) : undefined;
  return Number.isFinite(value) ? (value as number) : undefined;
}

const numberOrText = v.union([v.number(), v.string()]);

export const id = needed(numberOrText, readId);
export const requiredText = needed(v.string(), (value) => readText(readId(value)) ?? undefined);
export const maybeId = readable(numberOrText, (value) => readId(value) ?? null, null);

/** A text with HTML: what shows it bounds it. */
export const html = readable(v.string(), (value) => readText(value, Infinity) ?? '', '');

export const text = readable(v.string(), (value) => readText(value) ?? '', '');
export const maybeText = readable(v.string(), (value) => readText(value), null);
/** A flag is read as `true` or `false`. */
export const textOrFlag = readable(
  v.string(),
  (value) => readText(typeof value === 'boolean' ? String(value) : value) ?? '',
  '',
);

const flags = new Map<unknown, boolean>(
  [true, 'true', 1, '1', false, 'false', 0, '0'].map((value, at) => [value, at < 4]),
);

/** A yes or no: `true`, `"true"`, `1` or `"1"`; `otherwise` for what is neither. */
const flagOr = (otherwise: boolean): Schema<boolean> =>
  readable(v.boolean(), (value) => flags.get(value) ?? otherwise, otherwise);
export const flag = flagOr(false);
export const flagUnlessDenied = flagOr(true);

function readNumber(value: unknown): number | null {
  const decimal = readDecimal(value);
  return decimal === undefined ? null : Number(decimal);
}

export const maybeNumber = readable(v.number(), readNumber, null);

/** @__NO_SIDE_EFFECTS__ */
const orZero = (read: (value: unknown) => number | null): Schema<number> =>
  readable(v.number(), (value) => read(value) ?? 0, 0);

/** A place in an order, which may be below zero. */
export const order = orZero(readNumber);
/** How many there are, cut to a whole number; below zero there are none. Null where the provider does not say. */
export const stock = readable(v.number(), readCount, null);
/** The same, where nothing means none. */
export const count = orZero(readCount);

function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number && Math.max(0, Math.floor(number));
}

/** Of a cart or a line: a whole number of at most six digits, since more is a fault. */
function readItems(value: unknown): number | null {
  const number = readNumber(value);
  return /^\d{1,6}$/.test(String(number)) ? number : null;
}

export const maybeItems = readable(v.number(), readItems, null);
/** How many of a product; 0 where that cannot be read. */
export const quantity = orZero(readItems);

/** Money as decimal text, e.g. `"9.80"`; null for what is no amount, not clearly one, below zero or a trillion and more. */
export const money = readable(v.string(), readMoney, null);

export function readMoney(value: unknown): string | null {
  const decimal = readDecimal(value) ?? '';
  const amount = Number(decimal);
  if (!decimal || !(amount >= 0 && amount < 1e12)) return null;
  return typeof value === 'number' ? amount.toFixed(2) : decimal.replace('-', '');
}

/** The address of a picture that comes as text or as an object with it, at most three within each other; null without one. */
function readAddress(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value.trim() ? value : null;
  if (typeof value !== 'object' || value === null || depth === 3) return null;
  const { image, thumb_image: thumb, url } = value as Record<string, unknown>;
  return readAddress(image, depth + 1) ?? readAddress(thumb, depth + 1) ?? readAddress(url, depth + 1);
}

export const pictureAddress = readable(v.string(), readAddress, null);
export const requiredAddress = needed(v.string(), (value) => readAddress(value) ?? undefined);

/** A picture in two sizes; a text is the address of both. */
export const bothSizes = (address: string) => ({ image: address, thumb_image: address });

/** Who wrote something: an object with a `username`, or the name. */
export const person = recordOrText(object({ username: text }), (username) => ({ username }));
