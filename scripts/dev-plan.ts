/** What the processes of `npm run dev` agree on. */
export interface DevPlan {
  readonly hostPort: number;
  /** Ports of the areas' dev servers, by area name. */
  readonly areaPorts: Readonly<Record<string, number>>;
  readonly providerApi: string;
  readonly providerHost?: string | undefined;
  /** Header in which the provider takes idempotency keys. */
  readonly idempotencyHeader?: string | undefined;
  /** Path of the site configuration record. */
  readonly siteConfig: string;
}
