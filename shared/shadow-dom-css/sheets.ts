import { layerOrder, renderedStylesId } from '../contracts/document-names.ts';

/** What a style sheet can be adopted into. */
export type StyleRoot = Document | ShadowRoot;

/** The style texts of a page and the roots that show them. Several builds share it: members are added, never changed. */
export interface Sheets {
  register(group: string, key: string, css: string): void;
  unregister(group: string, key: string): void;
  adopt(root: StyleRoot, groups: readonly string[]): () => void;
}

export function createSheets(): Sheets {
  const groups = new Map<string, Map<string, string>>();
  const roots = new Map<StyleRoot, Map<string, number>>();
  const constructed = constructedSheets();
  const isRendered = renderedTexts();

  function textsOf(group: string): Map<string, string> {
    const texts = groups.get(group) ?? new Map<string, string>();
    groups.set(group, texts);
    return texts;
  }

  // The root may have sheets of others: theirs are left where they are.
  function show(root: StyleRoot, adopted: ReadonlyMap<string, number>): void {
    const texts = [...adopted.keys()].flatMap((group) => [...textsOf(group).values()]);
    const needed = (adopted.size ? [layerOrder, ...texts] : []).filter(
      (css) => root !== document || !isRendered(css),
    );
    const wanted = new Set(needed.map((css) => constructed.of(css, root.ownerDocument ?? document)));
    const present = root.adoptedStyleSheets;
    const remaining = present.filter((sheet) => !constructed.includes(sheet) || wanted.has(sheet));
    if (remaining.length < present.length) root.adoptedStyleSheets = remaining;
    const shown = new Set(remaining);
    for (const sheet of wanted) if (!shown.has(sheet)) root.adoptedStyleSheets.push(sheet);
  }

  function showGroup(group: string): void {
    for (const [root, adopted] of roots) if (adopted.has(group)) show(root, adopted);
  }

  return {
    register(group, key, css) {
      textsOf(group).set(key, css);
      showGroup(group);
    },
    unregister(group, key) {
      textsOf(group).delete(key);
      showGroup(group);
    },
    adopt(root, names) {
      const adopted = roots.get(root) ?? new Map<string, number>();
      roots.set(root, adopted);
      for (const name of names) adopted.set(name, (adopted.get(name) ?? 0) + 1);
      show(root, adopted);
      let isAdopted = true;
      return () => {
        if (!isAdopted) return;
        isAdopted = false;
        for (const name of names) {
          const left = (adopted.get(name) ?? 0) - 1;
          if (left > 0) adopted.set(name, left);
          else adopted.delete(name);
        }
        if (!adopted.size) roots.delete(root);
        show(root, adopted);
      };
    },
  };
}

/** The sheets of style texts, each created when it is first shown in a document: a root adopts those of its own alone. */
function constructedSheets() {
  const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
  const ours = new WeakSet<CSSStyleSheet>();
  return {
    of(this: void, css: string, owner: Document): CSSStyleSheet {
      const own = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
      sheets.set(owner, own);
      const sheet = own.get(css) ?? new (owner.defaultView ?? window).CSSStyleSheet();
      if (!own.has(css)) sheet.replaceSync(css);
      own.set(css, sheet);
      ours.add(sheet);
      return sheet;
    },
    includes: (sheet: CSSStyleSheet) => ours.has(sheet),
  };
}

/**
 * Whether the document was rendered with a style text. Adopting it again would restyle every element; removing the
 * server's style element would lay out the whole page again.
 */
function renderedTexts(): (css: string) => boolean {
  const known: Record<string, boolean> = {};
  return (css) =>
    (known[css] ??= !!document.querySelector(`style#${renderedStylesId}`)?.textContent.includes(css));
}
