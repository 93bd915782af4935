/**
 * Apart from the shop's: a shop may have any colours, and the badge must not be taken for a part of it. The shop's own bars at the
 * foot of the page lie above it.
 */
export const badgeStyles = `
:host { all: initial; color-scheme: light dark; }
.badge {
  position: fixed; z-index: 2; bottom: 8px; display: flex; align-items: center; gap: 8px; box-sizing: border-box;
  max-width: calc(100vw - 16px); padding: 4px 4px 4px 12px; border-radius: 22px;
  background: light-dark(#fff, #1d2321); color: light-dark(#25302c, #e8ece9);
  border: 1px solid light-dark(#00000024, #ffffff2e); box-shadow: 0 2px 10px #0000001f;
  font: 13px/1.3 system-ui, sans-serif;
}
.badge[data-side=left] { left: 8px; }
.badge[data-side=right] { right: 8px; }
.badge:has([data-does=grow]) { padding: 0; }
p { margin: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.texts { min-width: 0; max-width: 260px; }
.source { font-size: 11px; color: light-dark(#5a6661, #a9b3ae); }
.dot { flex: none; width: 8px; height: 8px; border-radius: 50%; background: light-dark(#7b8580, #99a39e); }
.local .dot { background: light-dark(#b45309, #fbbf24); }
button {
  flex: none; min-height: 32px; padding: 0 12px; border: 0; border-radius: 16px; font: inherit; cursor: pointer;
  background: light-dark(#0000000d, #ffffff1a); color: inherit; white-space: nowrap;
}
[data-does=move], [data-does=shrink] { width: 32px; padding: 0; background: none; }
[data-does=grow] { display: flex; align-items: center; gap: 8px; font-weight: 600; background: none; }
button:hover { background: light-dark(#0000001a, #ffffff2b); }
button:focus-visible { outline: 3px solid light-dark(#1f5a4e, #8ccbb6); outline-offset: 1px; }
`;
