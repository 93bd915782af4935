export { dietName } from './diet-name.ts';
export { readDiet, withWord, writeDiet, type Diet } from './diet.ts';
export { DietMark, useVerdict, VerdictWords } from './diet-mark.tsx';
export { foodsLeftOutBy, judgeDish, type Verdict } from './judge-dish.ts';
export { dietTexts } from './messages.ts';
export { mayStateFood, statesFood } from './names-food.ts';
export {
  folded,
  includedDiets,
  isOfTraces,
  keepsDiet,
  statementsOf,
  warningMarks,
  type Described,
  type ProductStatements,
  type Statements,
} from './statements.ts';
