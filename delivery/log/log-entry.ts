import * as v from 'valibot';

/** Visitors have a number from 0 to 9999; a canary is a range of them. */
export const visitorNumbers = 10_000;

export const App = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*$/, 'is no name of an app'));
export const Version = v.pipe(v.string(), v.regex(/^[a-z\d][\w.-]*$/i, 'is no version'));
const Time = v.pipe(v.string(), v.isoTimestamp());

/** A version that the visitors from number `from` up to, but without, `to` are given. */
const CanarySchema = v.pipe(
  v.object({
    app: App,
    version: Version,
    from: v.pipe(v.number(), v.integer(), v.minValue(0)),
    to: v.pipe(v.number(), v.integer(), v.maxValue(visitorNumbers)),
  }),
  v.check(({ from, to }) => from < to, 'is an empty range'),
);
export type Canary = v.InferOutput<typeof CanarySchema>;

/** An entry of the release log: the whole state after a move. The newest entry is what edges serve. */
export const LogEntrySchema = v.object({
  /** Counts the entries, from 1. */
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Who made the move, as they say themselves. */
  by: v.string(),
  at: Time,
  /** The move in words, e.g. `canary blog@b3 10`. */
  did: v.string(),
  /** Versions by app. */
  default: v.record(App, Version),
  /** Earlier default versions by app, the newest first. */
  before: v.record(App, v.array(Version)),
  canaries: v.array(CanarySchema),
  /** When an app was rolled back, until its next promotion. */
  rolledBack: v.optional(v.record(App, Time), {}),
});
export type LogEntry = v.InferOutput<typeof LogEntrySchema>;
