/** Keys that every object has already. */
export const prototypeKeys: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'],
  ...[
    'toLocaleString',
    '__defineGetter__',
    '__defineSetter__',
    '__lookupGetter__',
    'toJSON',
    'then',
    'length',
  ],
  ...['constructor.prototype', '__proto__.hostile', '__proto__[hostile]', 'constructor[prototype][hostile]'],
  ...[
    '$$typeof',
    '_store',
    'ref',
    'key',
    'props',
    'children',
    'dangerouslySetInnerHTML',
    'null',
    'undefined',
  ],
];

const controls: readonly string[] = [
  ...['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u200e', '\u200f', '\u061c'],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u180e', '\u115f', '\u3164'],
  ...['\u0000', '\u0007', '\u0008', '\u001b[31m', '\u007f', '\u0085', '\u2028', '\u2029', '\ufffe', '\uffff'],
  ...['\ud800', '\udfff', '\u{e0001}', '\u{e0041}\u{e0042}', '\ufff9x\ufffb', '\u{1f469}\u200d\u{1f373}'],
];

/** Turned round, invisible or broken letters, alone and around a word. */
export const invisible: readonly string[] = [
  ...controls,
  ...controls.slice(0, 10).map((control) => `a${control}gpj.exe`),
  'e\u0301\u0302\u0303\u0304'.repeat(40),
  'a' + '\u0489'.repeat(400),
  '\u202e'.repeat(300) + 'text',
  '\u05d0\u202d12.00 $\u202c\u05d1',
];

/** Slugs and numbers of orders that would lead, if they were put into a path or a query as they are. */
export const identifiers: readonly string[] = [
  ...[
    '../',
    '../../login',
    '..%2f..%2flogin',
    '%2e%2e%2f',
    '..\\..\\',
    '/',
    '//',
    '/login',
    '.',
    '..',
    '%',
    '%00',
  ],
  ...[
    'a/b',
    'a?b=c',
    'a#b',
    'a&b=c',
    'a;b',
    'a b',
    ' a ',
    'a\nb',
    'a\r\nLocation: https://beacon.example/',
    'a%0d%0ab',
  ],
  ...[
    'a"b',
    "a'b",
    'a`b',
    'a<b>c',
    'a\\b',
    '{slug}',
    ':slug',
    '*',
    '**',
    '[a-z]',
    '(a+)+$',
    '${a}',
    '$&',
    '$1',
  ],
  ...[
    '"><img src=x onerror=hostile()>',
    "' onclick=hostile() '",
    'javascript:hostile()',
    '</script>',
    "';hostile();'",
  ],
  ...['https://beacon.example/', '//beacon.example', '\\\\beacon.example', '@beacon.example', 'a@b:c'],
  ...[
    '0',
    '-1',
    'NaN',
    'Infinity',
    'true',
    'null',
    '\u0000',
    '\u202e',
    '\ud800',
    '1 OR 1=1',
    '"; DROP TABLE orders',
  ],
];
