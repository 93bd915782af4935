import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

type Value = string | number | boolean | null | undefined;

/** The shop's database. Rows are typed by the query's author: columns are what `schema.sql` says. */
export interface Database {
  all<Row>(sql: string, ...values: Value[]): Row[];
  one<Row>(sql: string, ...values: Value[]): Row | undefined;
  run(sql: string, ...values: Value[]): Change;
  /** Runs statements without values, such as a schema. */
  script(sql: string): void;
  /** Runs `work`, which must not wait for anything, as one write transaction; undone when it throws. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

interface Change {
  /** Rows written. */
  readonly count: number;
  /** Id of the row inserted last. */
  readonly id: number;
}

/** Opens a database file, made when missing. Waits up to 5 s for another process that writes. */
export function openDatabase(file: string): Database {
  const sqlite = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  sqlite.function('fold', { deterministic: true }, (text) => fold(String(text ?? '')));
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    // The driver cannot know the columns of a query; see the note on rows above.
    all: <Row>(sql: string, ...values: Value[]) => statement(sql).all(...values.map(bound)) as Row[],
    one: <Row>(sql: string, ...values: Value[]) =>
      statement(sql).get(...values.map(bound)) as Row | undefined,
    run(sql, ...values) {
      const { changes, lastInsertRowid } = statement(sql).run(...values.map(bound));
      return { count: Number(changes), id: Number(lastInsertRowid) };
    },
    script: (sql) => sqlite.exec(sql),
    transaction: (work) => transaction(sqlite, work),
    close: () => sqlite.close(),
  };
}

/** Text as searches compare it: lower case, without accents. In SQL: `fold(text)`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function transaction<Result>(sqlite: DatabaseSync, work: () => Result): Result {
  sqlite.exec('begin immediate');
  try {
    const result = work();
    sqlite.exec('commit');
    return result;
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('rollback');
    throw error;
  }
}

function bound(value: Value): SQLInputValue {
  if (value === undefined) return null;
  return typeof value === 'boolean' ? Number(value) : value;
}
