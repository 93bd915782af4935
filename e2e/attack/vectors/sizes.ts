import { asWritten } from './numbers.ts';

const megabyte = 1_000_000;

/** Very long, and very deep. */
export const sizes: readonly unknown[] = [
  ...[5000, 100_000].map((depth) => asWritten('['.repeat(depth) + ']'.repeat(depth))),
  asWritten('[[],'.repeat(4000) + '1' + ']'.repeat(4000)),
  'long '.repeat(megabyte / 5),
  'x'.repeat(megabyte),
  '<b>'.repeat(megabyte / 3),
  '&lt;'.repeat(megabyte / 4),
  '<p title="'.repeat(megabyte / 10),
  '\u202e'.repeat(megabyte / 4),
  `<a href="https://pictures.example/${'a'.repeat(megabyte)}">press</a>`,
  `${'<div>'.repeat(5000)}<img src=nothing onerror=hostile()>${'</div>'.repeat(5000)}`,
  `${'<blockquote><ul><li>'.repeat(1700)}deep<script>hostile()</script>`,
  `${'<svg><desc>'.repeat(2500)}<img src=nothing onerror=hostile()>`,
  `${'<math><mtext>'.repeat(2500)}<img src=nothing onerror=hostile()>`,
  `${'<table><tr><td>'.repeat(1700)}<img src=nothing onerror=hostile()>`,
  `${'<template>'.repeat(5000)}<img src=nothing onerror=hostile()>`,
  `${'<a href=/faq><b><i>'.repeat(1700)}deep`,
  `<p>${Array.from({ length: 400 }, (_, at) => `<b title=${at}>`).join('')}${'<p>again'.repeat(400)}`,
  `<table>${'<tr><td rowspan=65534 colspan=1000>x'.repeat(300)}`,
  `x${'\u0651'.repeat(50_000)}`,
  '<h2>x'.repeat(8000),
];
