import { expect, test } from 'vitest';
import { losesFailure } from './load-module-plugin.ts';

test.each([
  ['h(()=>import(`./a.js`).then(n,()=>{}),[],m)', true],
  ['h(()=>import("./a.js").then(e=>s(()=>t(()=>e.A)),()=>r(!0)),[],m)', true],
  ['h(()=>import(`./a.js`).then(e=>e.f(1,2)),[],m)', false],
  ['h(()=>import(`./a.js`),[],m).then(n,()=>{})', false],
])('%s leaves the failure of a fetch without a handler: %s', (code, isLost) => {
  expect(losesFailure(code)).toBe(isLost);
});
