/** Requests of a load during which something was killed, stopped or moved. */
export interface LossResult {
  readonly is: 'loss';
  readonly scenario: string;
  readonly sent: number;
  readonly lost: number;
  readonly mostInFlight: number;
}

/** How long other requests took without and beside an attack: the slowest of a hundred, in milliseconds. */
export interface PaceResult {
  readonly is: 'pace';
  readonly attack: string;
  readonly kind: string;
  readonly quiet: number;
  readonly attacked: number;
  /** Most memory, in MB, of the process that accepts and of the largest renderer. */
  readonly accepting: number;
  readonly renderer: number;
}

export type OperationResult = LossResult | PaceResult;

/** Two tables in Markdown; none of them where nothing was noted. */
export function operationTables(results: readonly OperationResult[]): string {
  const losses = results.filter((result) => result.is === 'loss');
  const paces = results.filter((result) => result.is === 'pace');
  const lossTable = tableOf(
    ['under load', 'requests', 'lost', 'most in flight'],
    losses.map(({ scenario, sent, lost, mostInFlight }) => [scenario, sent, lost, mostInFlight]),
  );
  const paceTable = tableOf(
    ['attack', 'other requests', 'p99 quiet, ms', 'p99 attacked', 'accepting, MB', 'renderer, MB'],
    paces.map((pace) => [pace.attack, pace.kind, pace.quiet, pace.attacked, pace.accepting, pace.renderer]),
  );
  return [losses.length > 0 ? lossTable : '', paces.length > 0 ? paceTable : ''].filter(Boolean).join('\n\n');
}

function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const isNumber = (column: number) => typeof rows[0]?.[column] === 'number';
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, column) => (isNumber(column) ? '--:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}
