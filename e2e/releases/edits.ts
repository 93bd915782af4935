import type { Edit } from './variant.ts';

/** The blog's list, or another page, under another heading. */
export const heading =
  (text: string, instead = 'Blog'): Edit =>
  (_, code) =>
    code.replace(new RegExp(`(heading:\\s*)([\`"'])${instead}\\2`, 'g'), `$1$2${text}$2`);

const inFile =
  (pattern: RegExp, change: (code: string) => string): Edit =>
  (file, code) =>
    pattern.test(file) ? change(code) : code;

const serverEntry = /^storefront\/server\/entry\.js$/;
const area = /^storefront\/assets\/area-.*\.js$/;
const record = /^storefront\/release\.json$/;

/** What a bad release of the blog does, by how it is bad. */
export const broken = {
  'throws in the browser': inFile(area, (code) => `${code};throw new Error('broken release');`),
  'throws late on the server': inFile(
    serverEntry,
    (code) => `${code};setTimeout(() => { throw new Error('broken release'); }, 800);`,
  ),
  'loops on the server': inFile(serverEntry, (code) => `${code};setTimeout(() => { for (;;); }, 1000);`),
  'leaks on the server': inFile(
    serverEntry,
    (code) => `${code};const kept=[];setInterval(() => kept.push(new Uint8Array(3e7).fill(1)), 30);`,
  ),
  'does not load on the server': inFile(serverEntry, (code) => `throw new Error('broken release');${code}`),
  'claims a path of another area': inFile(record, (text) => text.replace('"/blog",', '"/blog", "/cart",')),
} as const;
