import * as v from 'valibot';

/** What selectors and the browser's registry take. */
const TagSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][\w-]*$/, 'is no name of an element'),
  v.includes('-', 'is no name of an element'),
);
const FileSchema = v.tuple([v.string(), v.string()]);
const IndexesSchema = v.array(v.number());

const KindSchema = v.looseObject({
  path: v.string(),
  early: v.array(v.tuple([v.string(), v.string()])),
  files: IndexesSchema,
  /** Earlier builds have none. */
  loading: v.optional(IndexesSchema, []),
  styles: v.optional(IndexesSchema),
  flags: v.optional(v.array(v.string())),
});

/** Lists and objects within each other, at most: browsers run no script that has thousands of them. */
const deepest = 20;

/** `tables.json` of an area, see `LoaderTable`: what the code of any area reads of it. */
const TablesSchema = v.pipe(
  v.unknown(),
  v.check((tables) => isWithin(tables, deepest), `has more than ${deepest} levels`),
  v.array(
    v.looseObject({
      elements: FileSchema,
      files: v.array(FileSchema),
      widgets: v.record(TagSchema, KindSchema),
      inTurn: v.optional(v.boolean()),
    }),
  ),
);
export type LoaderTables = v.InferOutput<typeof TablesSchema>;

/** Those that have elements. Throws for what one script with the tables of other areas could not hold. */
export function parseTables(text: string): LoaderTables {
  return v.parse(TablesSchema, JSON.parse(text)).filter(({ widgets }) => Object.keys(widgets).length > 0);
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isWithin(part, levels - 1));
}
