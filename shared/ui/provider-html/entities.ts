const named = new Map(
  [
    'amp & lt < gt > quot " apos \' ndash – mdash — hellip … lsquo ‘ rsquo ’ ldquo “ rdquo ”',
    'eacute é copy © deg ° times × euro € nbsp \u00a0',
  ]
    .flatMap((pairs) => [...pairs.matchAll(/(\w+) ([^ ]+)/g)])
    .map(([, name = '', sign = '']) => [name, sign]),
);

/** The characters that a text names, as `&eacute;` or by number. */
export function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name) return named.get(name) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return isCharacter(code) ? String.fromCodePoint(code) : '';
    },
  );
}

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
}
