/** `soy, fish and milk`. */
function listed(words: readonly string[]): string {
  const [last = '', ...others] = [...words].reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
}

/** What one is, in place of what one contains. */
const isMark = (word: string) => word === 'spicy' || word === 'hot' || word === 'raw';

function meets(words: readonly string[]): string {
  const foods = words.filter((word) => !isMark(word)).map((word) => word.replace(/^contains /, ''));
  const marks = words.filter(isMark);
  const parts = [
    ...(foods.length > 0 ? [`contains ${listed(foods)}`] : []),
    ...(marks.length > 0 ? [`is ${listed(marks)}`] : []),
  ];
  return listed(parts);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const dietTexts = {
  /** `Contains soy and fish`. */
  meets: (words: readonly string[]) => capital(meets(words)),
  warning: (words: readonly string[]) => `${capital(meets(words))}, which you avoid`,
  unstated: (words: readonly string[]) => `Not stated: ${words.join(', ')}`,
  fits: 'Fits my diet',
  /** Of a line in a cart. */
  dish: (name: string, words: readonly string[]) => `${name} ${meets(words)}.`,
};
