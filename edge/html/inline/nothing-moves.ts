/** Browsers count no movement of less than 3 pixels. */
const tolerance = 2.9;
/** Beyond it, laying the page out again takes a slow phone too long: 0.5 s for a list of 874. */
const mostElements = 600;

/**
 * Makes a change of the page's look if nothing in view starts elsewhere by it; otherwise takes it back before it is painted.
 * Returns whether the change stays.
 */
export function nothingMoves(change: () => void, takeBack: () => void): boolean {
  if (document.getElementsByTagName('*').length > mostElements) return false;
  const nodes = nodesOfPage();
  const before = nodes.map(placeOf);
  change();
  const stays = nodes.every((node, at) => {
    const [from, to] = [before[at] as DOMRect, placeOf(node)];
    if (!isInView(from) && !isInView(to)) return true;
    return Math.abs(from.x - to.x) < tolerance && Math.abs(from.y - to.y) < tolerance;
  });
  if (!stays) takeBack();
  return stays;
}

/** Boxes and texts, as browsers count them. */
function nodesOfPage(): Node[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) if (isBoxOrText(walker.currentNode)) nodes.push(walker.currentNode);
  return nodes;
}

function isBoxOrText(node: Node): boolean {
  return !(node instanceof Element) || getComputedStyle(node).display !== 'inline';
}

function placeOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

function isInView({ top, bottom, width, height }: DOMRect): boolean {
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
}
