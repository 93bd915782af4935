export {
  folded,
  includedDiets,
  keepsDiet,
  statementsOf,
  warningMarks,
  type Described,
  type ProductStatements,
  type Statements,
} from './statements.ts';
