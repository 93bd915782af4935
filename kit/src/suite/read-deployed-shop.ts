import type { ReleaseFacts } from '@shop/delivery';
import { BootSchema, type BootRecord } from '@shop/shared/contracts';
import { ProviderProfileSchema } from '@shop/shared/contracts/provider-profile';
import * as v from 'valibot';
import { UsageError } from '../cli/verb.ts';
import { describeFailure } from '../fetch-failure.ts';
import type { ShopSettings } from './start-shop.ts';

/** A shop as its documents tell of it. */
export interface DeployedShop {
  readonly settings: ShopSettings & { readonly provider: { readonly apiBase: string } };
  /** Its areas and their paths. */
  readonly areas: readonly ReleaseFacts[];
}

/** Reads the site, the provider and the areas' paths from a document of a shop. Throws `UsageError`. */
export async function readDeployedShop(address: string): Promise<DeployedShop> {
  const html = await fetch(address).then(
    (response) => response.text(),
    (cause: unknown) => {
      throw new UsageError(`${address} does not answer: ${describeFailure(cause)}`, { cause });
    },
  );
  const text = /<script[^>]* id="shop-boot"[^>]*>(.+?)<\/script>/s.exec(html)?.[1] ?? 'null';
  const boot = JSON.parse(text) as BootRecord;
  if (!v.is(BootSchema, boot))
    throw new UsageError(`${address} is no shop: its document has no boot record.`);
  const { site, provider, discovery } = boot;
  const { apiBase, backendHost, tenantHeader, loginField, idempotencyHeader, paging, paths } = provider;
  const profile = { apiBase, backendHost, tenantHeader, loginField, idempotencyHeader, paging, paths };
  const settings = { site, provider: { ...v.parse(ProviderProfileSchema, profile), apiBase } };
  const areas = Object.entries(discovery.microFrontends).flatMap(([app, [version]]) =>
    version ? [{ app, version: version.metadata.version, ...factsIn(version.extras) }] : [],
  );
  return { settings, areas };
}

function factsIn({ requires, routes }: { readonly requires: string; readonly routes: readonly string[] }) {
  return { requires, routes, elements: [] };
}
