/** Styles of the page of field data: no file of its own, light and dark by the system. */
export const styles = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fff, #16181a);
  --text: light-dark(#1c1f22, #e8eaec);
  --soft: light-dark(#5b6268, #a3abb2);
  --rule: light-dark(#dfe3e6, #34393e);
  --good: light-dark(#0b7a43, #5fce97);
  --fair: light-dark(#9a5b00, #f0b35a);
  --poor: light-dark(#b3261e, #ff8f86);
  --good-ground: light-dark(#e6f4ec, #17321f);
  --fair-ground: light-dark(#fcf1de, #3a2b10);
  --poor-ground: light-dark(#fce8e6, #42191a);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1040px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { margin: 0; font-size: 28px; }
h2 { margin: 40px 0 8px; font-size: 19px; }
p { margin: 4px 0 12px; max-width: 70ch; }
.source, small, .ends { color: var(--soft); }
small { display: block; font-size: 12px; font-weight: 400; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 10px; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
thead th { font-size: 13px; }
.wide td, .wide th { min-width: 72px; }
.wide td:has(b), .errors th:first-child { min-width: 128px; }
abbr { text-decoration: none; }
tbody th { font-weight: 600; }
td.good { background: var(--good-ground); }
td.fair { background: var(--fair-ground); }
td.poor { background: var(--poor-ground); }
td.good b { color: var(--good); }
td.fair b { color: var(--fair); }
td.poor b { color: var(--poor); }
td.few { background: none; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 20px 32px; }
figure { margin: 0; }
figcaption { font-weight: 600; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--soft); font: 11px system-ui, sans-serif; }
svg .good { fill: var(--good); }
svg .fair { fill: var(--fair); }
svg .poor { fill: var(--poor); }
svg .axis { stroke: var(--rule); }
svg .limit { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .line { fill: none; stroke: var(--soft); stroke-width: 1.5; }
.errors .bar { width: 40%; }
.errors i { display: block; height: 12px; margin-top: 5px; border-radius: 3px; background: var(--poor); }
.columns { display: flex; align-items: flex-end; gap: 2px; height: 120px; border-bottom: 1px solid var(--rule); }
.columns i { flex: 1; min-width: 2px; max-width: 40px; border-radius: 2px 2px 0 0; background: var(--poor); }
.ends { display: flex; justify-content: space-between; max-width: none; font-size: 12px; }
`;
