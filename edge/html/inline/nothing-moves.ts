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
  const before = placesOfPage();
  change();
  const stays = before.every(([node, from]) => {
    const to = placeOf(node);
    if (!isInView(from) && !isInView(to)) return true;
    return Math.abs(from.x - to.x) < tolerance && Math.abs(from.y - to.y) < tolerance;
  });
  if (!stays) takeBack();
  return stays;
}

/** Where boxes and texts are, as browsers count them; of what is out of view, the outermost boxes. */
function placesOfPage(): [Node, DOMRect][] {
  const places: [Node, DOMRect][] = [];
  const note = (node: Node) => {
    const isElement = node instanceof Element;
    if (isElement && getComputedStyle(node).display === 'inline') return NodeFilter.FILTER_SKIP;
    const place = placeOf(node);
    places.push([node, place]);
    const isPassed = isElement && isBox(place) && !isInView(place);
    return isPassed ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  };
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.body, shown, note);
  while (walker.nextNode());
  return places;
}

function placeOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

function isBox({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}

function isInView(place: DOMRect): boolean {
  return isBox(place) && place.bottom > 0 && place.top < innerHeight;
}
