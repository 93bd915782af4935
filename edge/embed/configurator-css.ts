/** The look of the configurator: quiet, in the shop's colours, one column on a phone. */
export const configuratorCss = `
:root { color-scheme: light dark; --ink: light-dark(#18221f, #f4eee2); --soft: light-dark(#545b55, #b7b9ae);
  --paper: light-dark(#faf6ee, #121816); --raised: light-dark(#fffdf9, #1b2320); --line: light-dark(#8a8071, #7b867f); --accent: light-dark(#bf3a1b, #ff8c69) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 1240px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0; font: 500 34px/1.1 'Iowan Old Style', Georgia, serif; letter-spacing: -0.018em }
h2, legend { margin: 0; padding: 0; font: 500 20px/1.2 'Iowan Old Style', Georgia, serif }
header p { margin: 8px 0 24px; color: var(--soft) }
main { display: grid; gap: 24px; align-items: start }
main > * { min-width: 0 }
form { display: grid; gap: 16px }
fieldset { display: grid; gap: 12px; min-width: 0; margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised) }
legend { float: left; width: 100%; margin-bottom: 4px }
legend + * { clear: both }
label { display: block; font-weight: 600; font-size: 14px }
small { display: block; color: var(--soft); font-size: 13px }
input:not([type=checkbox], [type=color]), select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: inherit; font: inherit }
.flag, .colour { display: flex; gap: 8px; align-items: center; min-height: 32px }
.colour span { flex: 1; font-weight: 400 }
input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--accent) }
input[type=color] { width: 48px; height: 32px; padding: 0; border: 1px solid var(--line); border-radius: 6px; background: none }
pre { margin: 8px 0; padding: 16px; overflow-x: auto; border-radius: 12px; background: #14211d; color: #f4eee2; font: 13px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.row { display: flex; justify-content: space-between; align-items: center; gap: 16px }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 999px; background: var(--accent); color: light-dark(#fff, #24100a); font: 600 15px system-ui, sans-serif; cursor: pointer }
:focus-visible { outline: 3px solid light-dark(#1f5a4e, #8ccbb6); outline-offset: 2px }
a, summary { color: var(--accent) } summary { min-height: 32px; cursor: pointer }
[role=status] { min-height: 24px; margin: 0; color: var(--soft) }
#preview { margin-top: 8px; min-height: 480px; overflow: hidden; border: 1px solid var(--line); border-radius: 16px }
[hidden] { display: none !important }
@media (min-width: 900px) { main { grid-template: auto 1fr / 340px 1fr } form { grid-row: span 2 } }
`;
