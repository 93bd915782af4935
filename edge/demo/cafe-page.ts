import { escapeHtml } from '../html/html-text.ts';

/** A café that sells the shop's dishes one evening a week: small pieces in a layout of its own, in its own fonts and colours. */
export function cafeHtml(storefrontUrl: string): string {
  const shop = escapeHtml(storefrontUrl);
  const dishes = ['salmon-nigiri', 'cucumber-hosomaki', 'california-uramaki', 'mochi-trio'];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kiln Street Café</title>
<link rel="stylesheet" href="/cafe.css">
<script type="module" src="${shop}/embed/shop.js?look=page&amp;open=page"></script>
</head>
<body>
<header><div class="wide"><b>Kiln Street Café</b>
<nav aria-label="Main"><a href="#night" aria-current="page">Sushi Friday</a><a href="#menu">Menu</a><a href="#hours">Hours</a></nav>
<shop-cart-button>Cart</shop-cart-button></div></header>
<main class="wide">
<section class="night" id="night">
<h1>On Fridays the oven rests.</h1>
<p>We pour the tea; Umi from the harbor brings the sushi. Most of us take the nigiri selection, one of each, for <shop-price slug="nigiri-selection">$28.00</shop-price>.</p>
<shop-add-to-cart slug="nigiri-selection" stepper note></shop-add-to-cart>
</section>
<section>
<h2>This Friday</h2>
<div class="dishes">${dishes.map((slug) => `<shop-product-card slug="${slug}"></shop-product-card>`).join('')}</div>
<p class="by">Made by Umi, Port Ellery. You order here; they cook.</p>
</section>
<section id="menu" class="find">
<div><h2>Something else?</h2><p>All of Umi’s menu can come to our counter.</p></div>
<div><shop-search></shop-search><shop-categories></shop-categories></div>
</section>
<section class="rows">
<shop-reviews slug="salmon-nigiri" heading="2"></shop-reviews>
<aside><h2>Worth reading</h2><shop-post slug="seventy-degrees"></shop-post></aside>
</section>
<section class="rows" id="hours">
<div><h2>Opening hours</h2><table><tbody><tr><td>Monday to Thursday</td><td>7 AM to 4 PM</td></tr><tr class="now"><td>Friday</td><td>7 AM to 9 PM</td></tr><tr><td>Saturday, Sunday</td><td>8 AM to 3 PM</td></tr></tbody></table></div>
<aside><h2>Come by</h2><p>31 Kiln Street, two doors up from the brickworks. Dogs are fine, laptops until noon.</p></aside>
</section>
</main>
<shop-cart-button floating></shop-cart-button>
</body>
</html>`;
}

/** The café's own look. Of the shop's parts it says where they stand, and how high they will be. */
export const cafeCss = `
:root { color-scheme: light dark; --brick: light-dark(#8f2b1f, #ef9a86); --bar: light-dark(#8f2b1f, #3a1712); --cream: #fff6e6; --ground: light-dark(#fff6e6, #1e1412); --ink: light-dark(#3a1712, #f6e6d4); --soft: light-dark(#6e4a40, #cdb3a3); --rule: light-dark(#e4cfae, #4b322a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 17px/1.55 Outfit, 'Avenir Next', Avenir, 'Century Gothic', 'URW Gothic', 'Segoe UI', system-ui, sans-serif; }
a { color: var(--brick); }
.wide { max-width: 1120px; margin: auto; padding: 0 20px; }
header { background: var(--bar); color: var(--cream); }
header a { color: var(--cream); }
header .wide { display: flex; align-items: center; gap: 28px; min-height: 72px; }
header b { margin-inline-end: auto; font-size: 22px; font-weight: 800; letter-spacing: -.01em; }
nav { display: flex; gap: 28px; font-weight: 500; }
nav a { line-height: 44px; text-decoration: none; }
nav a[aria-current] { box-shadow: inset 0 -3px #f2b84b; }
h1, h2 { margin: 0; color: var(--brick); font-weight: 800; text-wrap: balance; }
h1 { font-size: clamp(40px, 6.4vw, 76px); line-height: .98; letter-spacing: -.035em; }
h2 { margin-bottom: 16px; font-size: 28px; line-height: 32px; letter-spacing: -.02em; }
p { margin: 0; max-width: 56ch; }
main.wide { display: grid; gap: 64px; padding-block: 56px 112px; }
.night { display: grid; gap: 24px; justify-items: start; }
.dishes { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 16px; }
.dishes > * { display: block; min-height: 360px; }
.by { margin-top: 12px; color: var(--soft); font-size: 14px; }
.find { display: grid; grid-template-columns: 5fr 7fr; gap: 32px 64px; align-items: start; padding-block: 32px; border-block: 1px solid var(--rule); }
.find > div:last-child { display: grid; gap: 16px; }
.rows { display: grid; grid-template-columns: 7fr 5fr; gap: 64px; }
.rows > * { min-width: 0; }
shop-reviews { display: block; min-height: 320px; }
shop-post { display: block; min-height: 280px; }
#hours { padding-top: 28px; border-top: 8px solid var(--brick); }
table { width: 100%; max-width: 400px; border-collapse: collapse; font-variant-numeric: tabular-nums; }
td { padding: 6px 0; border-bottom: 1px solid var(--rule); }
td:last-child { text-align: right; }
.now { font-weight: 700; }
shop-product-card, shop-post, shop-add-to-cart, shop-search, shop-cart-button { --shop-radius-full: 8px; --shop-radius-l: 8px; --shop-radius-m: 8px; }
@media (width < 769px) {
  nav { display: none; }
  header .wide { min-height: 60px; }
  main.wide { gap: 44px; padding-block: 28px 112px; }
  .dishes { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
  .dishes > * { min-height: 270px; }
  .find, .rows { grid-template-columns: minmax(0, 1fr); gap: 28px; }
}
`;
