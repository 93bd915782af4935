import { planPrune, prune as removePlanned } from '../release/prune.ts';
import type { Verb } from './command.ts';
import { tableLines } from './texts.ts';

export const prune: Verb = {
  usage: 'prune [--yes]',
  summary:
    'Says which releases are not needed any more, and why; removes them with --yes. What was published or served within 30 days\n' +
    'stays, so do the version before the default, and for good the widget scripts of versions that were the default.',
  takes: ['yes'],
  async run(call) {
    const store = await call.openStore();
    const plan = await planPrune(store, call.environment.now());
    const isDone = call.values.yes === true;
    if (isDone) await removePlanned(store, plan);
    const rows = plan.removals.map(({ app, version, reason, files, pinned }) => [
      `${app}@${version}`,
      `${files.length} files`,
      pinned ? `${reason}; its widget script stays` : reason,
    ]);
    const shared = plan.vendor.map((key) => `${key}: no release loads it`);
    const isNothing = rows.length + shared.length === 0;
    const lines = [
      ...(isNothing ? ['Nothing is to be removed.'] : [isDone ? 'Removed:' : 'Would be removed:']),
      ...tableLines(rows),
      ...shared,
      ...plan.publishing.map(
        (name) => `${name} is being published: shared files of widgets stay until that is done.`,
      ),
      ...(isDone || isNothing ? [] : [`To remove it: ${call.line('prune --yes')}`]),
    ];
    return { lines, data: { ...plan, isDone } };
  },
};
