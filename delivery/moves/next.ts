import { visitorNumbers, type Canary, type LogEntry } from '../log/log-entry.ts';
import { canaryRange } from './canary-range.ts';
import { misfits, nameOf, type ReleaseFacts } from './fits.ts';

export type Move =
  | {
      readonly verb: 'canary';
      readonly app: string;
      readonly version: string;
      /** Percent of the visitors, in steps of 0.01; 0 ends the canary. */
      readonly share: number;
    }
  | { readonly verb: 'promote'; readonly versions: Readonly<Record<string, string>> }
  | {
      readonly verb: 'rollback';
      readonly app: string;
      /** A further rollback of the app within ten minutes is meant. */
      readonly again?: boolean;
    };

export interface MoveContext {
  readonly by: string;
  readonly at: Date;
  /** Every published release. */
  readonly releases: readonly ReleaseFacts[];
  /** Names like `blog@b3` of releases that a canary's judge has refused. */
  readonly vetoes: ReadonlySet<string>;
}

export interface NextState {
  readonly entry: LogEntry;
  /** What happened beside the move itself, for whoever made it. */
  readonly notes: readonly string[];
}

/** A move that would leave the shop with what does not work, or that changes nothing. The message says why. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}

/** Within these minutes a second rollback of an app is more likely to come from a second person than to be meant to go back twice. */
const rollbackPauseMinutes = 10;
/** Earlier versions that are remembered for each app. */
const mostBefore = 20;

type Changes = Partial<Pick<LogEntry, 'default' | 'before' | 'canaries' | 'rolledBack'>>;

interface Step extends MoveContext {
  readonly state: LogEntry;
}

/** The state after a move. Throws `MoveRefused`. @param state undefined before the first promotion */
export function next(state: LogEntry | undefined, move: Move, context: MoveContext): NextState {
  const current = state ?? emptyState;
  const step = { ...context, state: current };
  const { notes = [], ...changes } = changesOf(move, step);
  const changed = { ...current, ...changes };
  requireFit(changed.default, appsOf(move), context);
  const { staying, ended } = fittingCanaries(changed.canaries, changed.default, context);
  return {
    entry: {
      ...changed,
      canaries: staying,
      n: current.n + 1,
      by: context.by,
      at: context.at.toISOString(),
      did: describeMove(move),
    },
    notes: [
      ...notes,
      ...ended.map((canary) => `The canary ${nameOf(canary)} ends: it does not fit any more.`),
    ],
  };
}

const emptyState: LogEntry = {
  n: 0,
  by: '',
  at: '',
  did: '',
  default: {},
  before: {},
  canaries: [],
  rolledBack: {},
};

function changesOf(move: Move, step: Step): Changes & { readonly notes?: string[] } {
  if (move.verb === 'promote') return promote(move.versions, step);
  if (move.verb === 'rollback') return rollback(move.app, move.again === true, step);
  return canary(move, step);
}

function canary(
  { app, version, share }: Extract<Move, { verb: 'canary' }>,
  { state, ...context }: Step,
): Changes {
  const name = nameOf({ app, version });
  const running = state.canaries.find((other) => other.app === app);
  const others = state.canaries.filter((other) => other.app !== app);
  const size = Math.round((share / 100) * visitorNumbers);
  if (!(size >= 0 && size <= visitorNumbers)) throw new MoveRefused(`${share} % is no share.`);
  if (size === 0) {
    if (running?.version !== version) throw new MoveRefused(`${name} is no canary.`);
    return { canaries: others };
  }
  requireUsable(app, version, context);
  if (state.default[app] === undefined)
    throw new MoveRefused(`${app} has no default version yet: promote it.`);
  if (state.default[app] === version) throw new MoveRefused(`${name} is the default already.`);
  requireFit({ ...state.default, [app]: version }, [app], context);
  const range = canaryRange(size, others, running);
  if (!range)
    throw new MoveRefused(
      `${share} % of the visitors are not free: ${others.map(nameOf).join(', ')} have theirs.`,
    );
  return { canaries: [...others, { app, version, ...range }] };
}

function promote(versions: Readonly<Record<string, string>>, { state, ...context }: Step): Changes {
  const moved = Object.entries(versions).filter(([app, version]) => state.default[app] !== version);
  if (moved.length === 0) throw new MoveRefused('That is the default already.');
  for (const [app, version] of moved) requireUsable(app, version, context);
  const before = { ...state.before };
  const rolledBack = { ...state.rolledBack };
  for (const [app] of moved) {
    const earlier = state.default[app];
    if (earlier !== undefined) before[app] = [earlier, ...(before[app] ?? [])].slice(0, mostBefore);
    delete rolledBack[app];
  }
  // Whoever had the version as a canary has it as everybody now.
  const canaries = state.canaries.filter(({ app, version }) => versions[app] !== version);
  return { default: { ...state.default, ...versions }, before, canaries, rolledBack };
}

function rollback(app: string, again: boolean, { state, at }: Step): Changes & { readonly notes?: string[] } {
  const running = state.canaries.find((other) => other.app === app);
  if (running) {
    const canaries = state.canaries.filter((other) => other !== running);
    return {
      canaries,
      notes: [`The canary ${nameOf(running)} ends; the default stays ${state.default[app]}.`],
    };
  }
  const [earlier, ...rest] = state.before[app] ?? [];
  if (earlier === undefined) throw new MoveRefused(`${app} has no earlier version.`);
  const last = state.rolledBack[app];
  const isSoon = last !== undefined && at.getTime() - Date.parse(last) < rollbackPauseMinutes * 60_000;
  if (isSoon && !again)
    throw new MoveRefused(
      `${app} was rolled back to ${state.default[app]} at ${last}. To go back further, to ${earlier}, say --again.`,
    );
  return {
    default: { ...state.default, [app]: earlier },
    before: { ...state.before, [app]: rest },
    rolledBack: { ...state.rolledBack, [app]: at.toISOString() },
  };
}

function requireUsable(app: string, version: string, { releases, vetoes }: MoveContext): void {
  const name = nameOf({ app, version });
  if (!releases.some((release) => nameOf(release) === name))
    throw new MoveRefused(`${name} is not published.`);
  if (vetoes.has(name)) throw new MoveRefused(`${name} has a veto: as a canary it failed.`);
}

/**
 * Throws where the versions do not fit together, and names published versions that would have to move as well.
 * @param moved the apps that move
 */
function requireFit(
  versions: Readonly<Record<string, string>>,
  moved: readonly string[],
  { releases }: MoveContext,
): void {
  const set = setOf(versions, releases);
  const found = misfits(set);
  if (found.length === 0) return;
  const lines = found.map(({ apps, reason }) => {
    const companions = releases.filter(
      (release) =>
        apps.includes(release.app) &&
        !moved.includes(release.app) &&
        misfits(set.map((member) => (member.app === release.app ? release : member))).length === 0,
    );
    const help = companions.length > 0 ? ` Has to move as well: ${companions.map(nameOf).join(' or ')}.` : '';
    return `${reason}.${help}`;
  });
  throw new MoveRefused(lines.join('\n'));
}

/** The releases of a set. Throws where one is not published. */
function setOf(
  versions: Readonly<Record<string, string>>,
  releases: readonly ReleaseFacts[],
): ReleaseFacts[] {
  return Object.entries(versions).map(([app, version]) => {
    const release = releases.find((each) => each.app === app && each.version === version);
    if (!release) throw new MoveRefused(`${nameOf({ app, version })} is not published.`);
    return release;
  });
}

function fittingCanaries(
  canaries: readonly Canary[],
  versions: Readonly<Record<string, string>>,
  { releases }: MoveContext,
) {
  const fits = ({ app, version }: Canary) =>
    misfits(setOf({ ...versions, [app]: version }, releases)).length === 0;
  return { staying: canaries.filter(fits), ended: canaries.filter((canary) => !fits(canary)) };
}

export function appsOf(move: Move): string[] {
  return move.verb === 'promote' ? Object.keys(move.versions) : [move.app];
}

/** A move in the words of the command line, e.g. `promote blog@b3 host@h8`. */
export function describeMove(move: Move): string {
  if (move.verb === 'rollback') return `rollback ${move.app}`;
  if (move.verb === 'canary') return `canary ${nameOf(move)} ${move.share}`;
  const names = Object.entries(move.versions).map(([app, version]) => nameOf({ app, version }));
  return `promote ${names.join(' ')}`;
}
