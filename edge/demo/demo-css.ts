/** The look of the demo page: a plain regional guide, in nothing like the shop's style. */
export const demoCss = `
:root { color-scheme: light dark; }
html { font-size: 62.5%; }
body { margin: 0 auto; padding: 2.4rem; max-width: 100rem; color: light-dark(#333, #d8dde2); background: light-dark(#fff, #10151b); font: 1.7rem/1.6 Arial, Helvetica, sans-serif; }
h1 { margin: 0 0 .8rem; padding-bottom: .8rem; border-bottom: 4px solid light-dark(#0b529c, #6db1f2); color: light-dark(#0b529c, #6db1f2); font-size: 2.8rem; }
h2 { color: light-dark(#0b529c, #6db1f2); font-size: 2rem; }
a { color: light-dark(#0b529c, #6db1f2); }
shop-menu, shop-blog { display: block; min-height: 100vh; border-radius: 12px; overflow: clip; }
shop-account, shop-cart { display: block; min-height: 48rem; border-radius: 12px; overflow: clip; }
.columns { display: grid; gap: 2.4rem; margin-top: 2.4rem; }
.columns > * { min-width: 0; }
@media (min-width: 800px) { .columns { grid-template-columns: 2fr 1fr; } }
`;
