import { escapeHtml } from '../document/html-text.ts';

export interface DemoShop {
  readonly storefrontUrl: string;
  readonly apiBase: string;
  readonly backendHost: string;
  readonly tenant: number;
  /** Header in which the provider takes idempotency keys. */
  readonly idempotencyHeader?: string | undefined;
}

export function demoHtml({ storefrontUrl, apiBase, tenant, idempotencyHeader }: DemoShop): string {
  const shop = escapeHtml(storefrontUrl);
  const keys = idempotencyHeader ? ` idempotency-header="${escapeHtml(idempotencyHeader)}"` : '';
  const settings = `api-base="${escapeHtml(apiBase)}" tenant="${tenant}" storefront-url="${shop}"${keys} open="page" fonts`;
  const scripts = ['catalog', 'account-cart', 'blog'].map(
    (remote) => `<script type="module" src="${shop}/embed/${remote}.js"></script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harbour Guide</title>
<link rel="stylesheet" href="/page.css">
${scripts.join('\n')}
</head>
<body>
<h1>Harbour Guide</h1>
<p>Eating by the water: kitchens that deliver to your mooring. What follows is the shop's own menu, cart and journal, on this page.</p>
<div class="columns">
<section><h2>Order from Umi</h2><shop-menu ${settings}>Loading the menu…</shop-menu></section>
<section>
<h2>Your order</h2>
<shop-account ${settings}>Loading your account…</shop-account>
<shop-cart ${settings}>Loading the cart…</shop-cart>
<h2>From their kitchen</h2>
<shop-blog ${settings}>Loading the journal…</shop-blog>
</section>
</div>
</body>
</html>`;
}
