import * as v from 'valibot';
import { renderDefaults, type RenderSettings } from '../render/settings.ts';
import { checked } from './read-setting.ts';

interface RenderEnvironment {
  readonly render?: string | undefined;
  readonly renderCache?: string | undefined;
  readonly renderBudget?: string | undefined;
  readonly renderPatience?: string | undefined;
}

const OnOrOff = v.picklist(['on', 'off'], 'is neither "on" nor "off"');
const ZeroOrOne = v.picklist(['0', '1'], 'is neither "0" nor "1"');
const Milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'is no number of milliseconds'),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(60_000),
);

/** Undefined when rendering is off. `load` is called when it is on. */
export function readRendering(
  { render, renderCache, renderBudget, renderPatience }: RenderEnvironment,
  styles: RenderSettings['styles'],
  load: () => RenderSettings['load'],
): RenderSettings | undefined {
  const { budget, patience, cache } = renderDefaults;
  const on = checked('RENDER', render || 'on', OnOrOff) === 'on';
  const keep = checked('RENDER_CACHE', renderCache || '1', ZeroOrOne) === '1';
  const limit = checked('RENDER_BUDGET', renderBudget || String(budget), Milliseconds);
  const wait = checked('RENDER_PATIENCE', renderPatience || String(patience), Milliseconds);
  if (!on) return undefined;
  return { load: load(), styles, budget: limit, patience: wait, cache: keep ? cache : undefined };
}
