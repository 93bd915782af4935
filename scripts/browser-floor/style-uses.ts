import { minified } from '@shop/shared/shadow-dom-css/plugin';
import { buildTarget } from '../../build/vite-config.ts';
import { browsersLacking, compatAt, type Use } from './support.ts';

type Found = readonly [feature: string, ...path: string[]];

/** Features newer than the floor in a style sheet, once what the build compiles away is gone. */
export function styleUses(file: string, css: string): Use[] {
  const text = minified(file, css, buildTarget).replaceAll(/"[^"]*"|url\([^)]*\)/g, '""');
  const found = new Map([...rules(text), ...declarations(text)].map((one) => [one[0], one]));
  return [...found.values()].flatMap(([feature, ...path]) => {
    const compat = compatAt('css', ...path);
    // The build adds prefixes.
    const lacking = compat ? browsersLacking(compat, true) : [];
    return lacking.length > 0 ? [{ file, line: lineOf(css, feature), feature, lacking }] : [];
  });
}

function rules(text: string): Found[] {
  return [
    ...matches(text, /@([\w-]+)/g, (name) => [`@${name}`, 'at-rules', name]),
    ...[...text.matchAll(/[^{};]+(?=\{)/g)].flatMap(([selector]) =>
      matches(selector, /::?(\w[\w-]*)/g, (name) => [`:${name}`, 'selectors', name]),
    ),
    ...[...text.matchAll(/@(media|container) ?([^{]+)/g)].flatMap(([, rule = '', query = '']) =>
      matches(query, /\(([a-z-]+)/g, (name) => [`@${rule} (${name})`, 'at-rules', rule, name]),
    ),
  ];
}

function declarations(text: string): Found[] {
  return [...text.matchAll(/[{;]([a-z][a-z-]*):([^;{}]*)/g)].flatMap(
    ([, property = '', value = '']): Found[] => [
      [property, 'properties', property],
      ...matches(value, /([\w-]+)/g, (word): Found => [`${property}: ${word}`, 'properties', property, word]),
      ...matches(value, /([\w-]+)\(/g, (name): Found => [`${name}()`, 'types', name]),
      ...matches(value, /([\w-]+)\(/g, (name): Found => [`${name}() color`, 'types', 'color', name]),
    ],
  );
}

function matches(text: string, pattern: RegExp, found: (name: string) => Found): Found[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => found(name));
}

/** The first line that names the last word of a feature; the text that was searched has no lines. */
function lineOf(css: string, feature: string): number {
  const word = feature.split(/[\s(]/).findLast((part) => /\w/.test(part)) ?? feature;
  const index = css.indexOf(word.replace(/\)$/, ''));
  return css.slice(0, Math.max(index, 0)).split('\n').length;
}
