/** The text of a passage as it stands on the page, and the text nodes that hold it. */
export type ShownText = {
  text: string;
  nodes: readonly { node: Text; from: number }[];
};

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, br';

/** Reads the text of an element; a new block begins a new line. */
export function readShownText(root: Element): ShownText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const nodes: { node: Text; from: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      nodes.push({ node, from: text.length });
      text += node.data;
    } else if (text !== '' && node instanceof Element && node.matches(blocks)) text += '\n';
  }
  return { text, nodes };
}

const placeIn = ({ nodes, text }: ShownText, container: Node, offset: number): number => {
  const own = nodes.find(({ node }) => node === container);
  if (own) return own.from + offset;
  // An edge between elements: the next text begins there.
  const next = container.childNodes[offset] ?? null;
  const later = nodes.find(({ node }) =>
    next
      ? next.contains(node) || (next.compareDocumentPosition(node) & 4) !== 0
      : (container.compareDocumentPosition(node) & 4) !== 0 && !container.contains(node),
  );
  return later?.from ?? text.length;
};

/** The characters of the text that a range of the page holds, without space at its ends; null for none. */
export function placesOf(shown: ShownText, range: Range): { from: number; to: number } | null {
  const start = placeIn(shown, range.startContainer, range.startOffset);
  const end = placeIn(shown, range.endContainer, range.endOffset);
  const part = shown.text.slice(start, end);
  const said = part.trim();
  if (said === '') return null;
  const from = start + part.indexOf(said);
  return { from, to: from + said.length };
}

/** The range of the page that holds characters of the text; null where they are not there. */
export function rangeOf(
  { nodes, text }: ShownText,
  { from, to }: { from: number; to: number },
): Range | null {
  if (from >= to || to > text.length) return null;
  const first = nodes.findLast((one) => one.from <= from);
  const last = nodes.findLast((one) => one.from < to);
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, Math.min(from - first.from, first.node.length));
  range.setEnd(last.node, Math.min(to - last.from, last.node.length));
  return range;
}
