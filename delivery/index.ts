export { isBeyondChance, type Served } from './judge/judge.ts';
export type { Canary, LogEntry } from './log/log-entry.ts';
export { releaseLog, type ReleaseLog } from './log/release-log.ts';
export { misfits, type Misfit, type ReleaseFacts } from './moves/fits.ts';
export { makeMove, MoveOvertaken } from './moves/make-move.ts';
export { MoveRefused, type Move, type MoveContext, type NextState } from './moves/next.ts';
export type { Build } from './release/built-release.ts';
export { integrityOf, PublishRefused } from './release/file-list.ts';
export { publish, publishAll, type Published, type PublishOptions } from './release/publish.ts';
export { keys, mostBytes, pinnedFolder, recordFolder, vetoFolder } from './release/keys.ts';
export {
  listReleases,
  listVetoes,
  parsePinnedEmbed,
  parseRelease,
  readPinnedEmbed,
  readRelease,
} from './release/read-releases.ts';
export {
  factsOf,
  VetoSchema,
  type PinnedEmbed,
  type PublishedRelease,
  type Veto,
} from './release/release.ts';
export { StoreError } from './store/s3-error.ts';
export { directoryStore } from './store/directory-store.ts';
export { limitConcurrency } from './store/limit-concurrency.ts';
export { objectHeaders } from './store/object-headers.ts';
export { openStore } from './store/open-store.ts';
export { tooLarge, UnreadableFile } from './store/parse-json.ts';
export type { Store } from './store/store.ts';
