import * as v from 'valibot';

export type Schema<Output> = v.GenericSchema<unknown, Output>;
type Run<Output> = Schema<Output>['~run'];
type Issue = v.BaseIssue<unknown>;

/**
 * A schema that runs by itself, described by another one. valibot has no public call for this; its schemas are such objects.
 * @__NO_SIDE_EFFECTS__
 */
function schemaOf<Output>(described: v.GenericSchema, run: Run<Output>, rest: object = {}): Schema<Output> {
  return { ...described, ...rest, '~run': run } as Schema<Output>;
}

/**
 * A field that never fails: `read` gives its value for whatever came, `absent` is its value where nothing came.
 * `described` says what providers should send.
 * @__NO_SIDE_EFFECTS__
 */
export function readable<Output>(
  described: v.GenericSchema,
  read: (value: unknown) => Output,
  absent: Output,
): Schema<Output> {
  const run: Run<Output> = ({ value }) => ({ typed: true, value: read(value) });
  return schemaOf(described, run, { fallback: absent });
}

const refusal = v.custom<never>(() => false);

/**
 * A field that its record cannot do without: fails where `read` finds nothing.
 * @__NO_SIDE_EFFECTS__
 */
export function needed<Output>(
  described: v.GenericSchema,
  read: (value: unknown) => Output | undefined,
): Schema<Output> {
  return schemaOf<Output>(described, (dataset, config) => {
    const value = read(dataset.value);
    return value === undefined ? refusal['~run'](dataset, config) : { typed: true, value };
  });
}

/**
 * A record that may come as text, which `fromText` makes a record of; null for anything else.
 * @__NO_SIDE_EFFECTS__
 */
export function recordOrText<Output>(
  record: Schema<Output>,
  fromText: (text: string) => Record<string, string>,
): Schema<Output | null> {
  return v.fallback(v.nullable(fromRecordOrText(record, fromText)), null);
}

/**
 * The same for a record that its list leaves out when it cannot be read.
 * @__NO_SIDE_EFFECTS__
 */
export function fromRecordOrText<Output>(
  record: Schema<Output>,
  fromText: (text: string) => Record<string, string>,
): Schema<Output> {
  return schemaOf(record, ({ value }, config) =>
    record['~run']({ value: typeof value === 'string' && value.trim() ? fromText(value) : value }, config),
  );
}

/**
 * The fields of a record, without a prototype: valibot reads them by `for…in`, which would meet what a widget's page has added to
 * every object.
 * @__NO_SIDE_EFFECTS__
 */
export function withoutPrototype<const Fields extends v.ObjectEntries>(fields: Fields): Fields {
  return Object.assign(Object.create(null) as Fields, fields);
}

/**
 * A record of the provider.
 * @__NO_SIDE_EFFECTS__
 */
export function object<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.object(withoutPrototype(fields));
}

/**
 * A list without those of its entries that cannot be read. They stay as issues beside the good ones, for the report, but for those
 * far within: each list around one writes all of its path anew. A list that is not empty and has no good entry fails.
 * @__NO_SIDE_EFFECTS__
 */
export function listOf<Item>(item: Schema<Item>): Schema<Item[]> {
  const list = v.array(item);
  return schemaOf(list, (dataset, config) => {
    if (!Array.isArray(dataset.value)) return list['~run'](dataset, config);
    const input: unknown[] = dataset.value;
    const value: Item[] = [];
    const issues: Issue[] = [];
    // Not by `entries`: Prototype.js on a widget's page has its own.
    for (let key = 0; key < input.length; key += 1) {
      const entry = input[key];
      const read = item['~run']({ value: entry }, config);
      if (read.typed) value.push(read.value);
      const place: v.ArrayPathItem = { type: 'array', origin: 'value', input, key, value: entry };
      // Those of ten lists of records within each other. The number stands here since the first list of dishes has few bytes left.
      for (const issue of read.issues ?? [])
        if (!issue.path?.[19]) issues.push({ ...issue, path: [place, ...(issue.path ?? [])] });
    }
    if (!issues[0]) return { typed: true, value };
    return { typed: value.length > 0, value, issues: issues as [Issue, ...Issue[]] };
  });
}

/**
 * A list within a record: empty where it is none or has no good entry.
 * @__NO_SIDE_EFFECTS__
 */
export function partsOf<Item>(item: Schema<Item>): Schema<Item[]> {
  const list = listOf(item);
  const run: Run<Item[]> = (dataset, config) => {
    if (!Array.isArray(dataset.value)) return { typed: true, value: [] };
    const read = list['~run'](dataset, config);
    return read.typed ? read : { typed: true, value: [], issues: read.issues };
  };
  return schemaOf(list, run, { fallback: [] });
}

/**
 * The same schema for an answer of null, too, which counts as an empty record.
 * @__NO_SIDE_EFFECTS__
 */
export function nullAsEmpty<Output>(record: Schema<Output>): Schema<Output> {
  return schemaOf(record, ({ value }, config) => record['~run']({ value: value ?? {} }, config));
}

/**
 * Changes what a schema read. Unlike valibot's `transform`, it keeps what was left out of lists beside it.
 * @__NO_SIDE_EFFECTS__
 */
export function changed<Read, Output>(schema: Schema<Read>, change: (read: Read) => Output): Schema<Output> {
  return schemaOf(schema, (dataset, config) => {
    const read = schema['~run'](dataset, config);
    return read.typed ? { ...read, value: change(read.value) } : read;
  });
}

/** One page of a list. `next` is the address of the following page as the provider gave it. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/**
 * A list that arrives as an array or as `{results, next}`.
 * @__NO_SIDE_EFFECTS__
 */
export function pageOf<Item>(item: Schema<Item>): Schema<Page<Item>> {
  const list = listOf(item);
  const page = object({ results: list, next: nextAddress });
  const fromArray = changed(list, (items) => ({ items, next: null }));
  const fromPage = changed(page, ({ results, next }) => ({ items: results, next }));
  return schemaOf(page, (dataset, config) =>
    (Array.isArray(dataset.value) ? fromArray : fromPage)['~run'](dataset, config),
  );
}

const nextAddress = readable(
  v.string(),
  (value) => (typeof value === 'string' && value.trim() ? value : null),
  null,
);
