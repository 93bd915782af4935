import { readDiet, writeDiet, type Diet } from './diet.ts';
import { mayNameFood, namesFood, withoutFreeFrom } from './names-food.ts';
import { keepsDiet, statementsOf, type Described } from './statements.ts';

/** How a dish stands to a diet, by what it states alone. */
export interface Verdict {
  /** What it states to contain, or to be, and the diet avoids; as the diet has it. */
  readonly meets: readonly string[];
  /** What the diet asks for and the dish does not state: diets, marks, or `allergens`. It may contain anything. */
  readonly unstated: readonly string[];
}

/** Foods that a diet leaves out, whatever marks a dish has. */
const excludedBy: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'vegan',
    [
      'fish',
      'shellfish',
      'crustacean',
      'mollusc',
      'mollusk',
      'raw fish',
      'pork',
      'milk',
      'dairy',
      'egg',
      'honey',
    ],
  ],
  ['vegetarian', ['fish', 'shellfish', 'crustacean', 'mollusc', 'mollusk', 'raw fish', 'pork']],
  ['pescatarian', ['pork']],
  ['gluten-free', ['gluten', 'wheat', 'barley', 'rye']],
  ['dairy-free', ['milk', 'dairy']],
  ['lactose-free', ['milk', 'dairy']],
  ['egg-free', ['egg']],
]);

/** Foods that a diet leaves out, such as milk of `dairy-free`; none of one that is not known. */
export const foodsLeftOutBy = (diet: string): readonly string[] => excludedBy.get(diet) ?? [];

/** By the diet that the device holds; null where it holds none, which every dish would fit. */
export function judgeText(text: string | null, dish: Described): Verdict | null {
  const diet = readDiet(text);
  return writeDiet(diet) === null ? null : judgeDish(diet, dish);
}

export function judgeDish(diet: Diet, dish: Described): Verdict {
  const { dietary, allergens, unread } = statementsOf(dish);
  const marks = [...(dietary?.keys() ?? [])];
  const statedMarks = marks.map(withoutFreeFrom);
  const stated = [...statedMarks, ...(allergens?.keys() ?? [])];
  const avoided = [...diet.without, ...diet.avoids];
  // A dish that says that it keeps a diet is believed: its milk may be of oats.
  const excluded = diet.keeps
    .filter((kept) => dietary === null || !keepsDiet(dietary, kept))
    .flatMap(foodsLeftOutBy);
  const meets = [...new Set([...avoided, ...excluded])].filter((word) =>
    stated.some((statement) => namesFood(statement, word)),
  );
  const named = meets.filter(
    (word, at) => !meets.some((other, place) => replaces([other, place], [word, at])),
  );
  const contradicts = (kept: string) => foodsLeftOutBy(kept).some((word) => meets.includes(word));
  // What is said in other words may be the same.
  const mayBe = (word: string, among: readonly string[]) =>
    !meets.includes(word) && among.some((statement) => mayNameFood(statement, word));
  const isOpen =
    allergens === null ||
    unread.has('allergens') ||
    diet.without.some((word) => mayBe(word, stated.map(withoutFreeFrom)));
  const unstated = [
    ...diet.keeps.filter((kept) => !(dietary && keepsDiet(dietary, kept)) && !contradicts(kept)),
    ...diet.avoids.filter((word) =>
      dietary === null || unread.has('dietary') ? !meets.includes(word) : mayBe(word, statedMarks),
    ),
    ...(isOpen && diet.without.length > 0 ? ['allergens'] : []),
  ];
  return { meets: named, unstated: [...new Set(unstated)] };
}

/** Whether another word says more than one, or the same before it. Two that say the same must not both go: the dish would fit. */
function replaces([other, place]: readonly [string, number], [word, at]: readonly [string, number]): boolean {
  return place !== at && namesFood(other, word) && (place < at || !namesFood(word, other));
}
