import { endpointsByName } from '@shop/shared/contracts/provider';
import { usualPlayers } from '@shop/shared/contracts/players';
import { patternOfTemplate, type WidgetElementInfo } from '@shop/shared/contracts/widgets';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { scriptJson } from '../html/html-text.ts';
import { inlineScripts } from '../html/inline-scripts.ts';
import type { DoctorData, DoctorElement } from '../html/inline/doctor/finding.ts';

/** `/embed/doctor.js`: a module for pages with `?shop-doctor` in their address, and a text for the console. */
export function doctorScript(
  config: EdgeConfig,
  elements: readonly WidgetElementInfo[],
  storefrontUrl: string,
): string {
  const { provider, site, paymentOrigins = [] } = config;
  const { apiBase, backendHost, tenantHeader, players = usualPlayers } = provider;
  const data: DoctorData = {
    storefrontUrl,
    apiBase,
    backendHost,
    tenantHeader,
    tenant: site.tenant,
    categories: pathOf(config, 'categories.list'),
    elements: Object.fromEntries(elements.map((element) => [element.tag, elementOf(config, element)])),
    paymentOrigins,
    players,
  };
  // In a block, so that a console takes it twice.
  return `{const shopDoctor=${scriptJson(data)};\n${inlineScripts.runDoctor}}`;
}

function elementOf(config: EdgeConfig, { tag, script, attributes }: WidgetElementInfo): DoctorElement {
  const areas = [...config.areas.values()];
  const calls = areas.flatMap(({ elements, pieces = {}, early }) => {
    const { path } = elements[tag] ?? {};
    return (path ? early[patternOfTemplate(path)] : pieces[tag]?.early) ?? [];
  });
  const known = calls.find(({ input }) => input['slug'] === '{slug}');
  return {
    script,
    slug: known && pathOf(config, known.call).replace(':slug', '{slug}'),
    hasCategory: attributes.some(({ name }) => name === 'category'),
    hasFrames: areas.some(({ elements }) => elements[tag]?.frames),
  };
}

/** The path of a call below the API base, as this provider has it. */
function pathOf({ provider }: EdgeConfig, call: string): string {
  return provider.paths[call] ?? endpointsByName.get(call)?.path ?? '';
}
