/** Names of questions for addresses such as `/faq#where-do-you-deliver`: one each, in the given order. */
export function questionIds(questions: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return questions.map((question) => {
    const name = words(question) || 'question';
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return times === 1 ? name : `${name}-${times}`;
  });
}

function words(question: string): string {
  return question
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
