/** Marks a number that JSON can say and JavaScript cannot: it is written as it stands here. */
export const asWritten = (number: string): string => `@@number:${number}@@`;

/** What stands where a price, a stock, a rating or a count is due. */
export const numbers: readonly unknown[] = [
  ...['1e400', '-1e400', '1e-400', '-0', '-0.0', '1E+2', '0.1e-6', '123456789012345678901234567890'].map(
    asWritten,
  ),
  ...['9007199254740993', '0.30000000000000004', '1'.repeat(400)].map(asWritten),
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '1e400',
    '1e999999999',
    '0x10',
    '0b1',
    '0o7',
    '1_000',
    '1,000.00',
    '1.000,00',
  ],
  ...[
    '١٢٣',
    '１２',
    '½',
    '+5',
    '--5',
    '5-',
    '.5',
    '5.',
    '',
    ' ',
    '\u00a05',
    '5\u202e',
    '$5',
    '5%',
    '5e',
    'e5',
    '5n',
  ],
  ...[
    '<b>5</b>',
    '<script>hostile()</script>',
    'hostile()',
    '${hostile()}',
    '-0',
    '0'.repeat(2000),
    '9'.repeat(5000),
  ],
  ...[null, true, false, -1, -0.001, 1e21, 1e-7, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE],
  ...[[], [5], {}, { valueOf: 5 }, { toString: 'hostile()' }, [[[]]]],
];
