/** As much of a page as the runtime touches, for tests without a browser. */
export class FakeNode {
  parentNode: FakeElement | null = null;

  get nextSibling(): FakeNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  remove(): void {
    const siblings = this.parentNode?.childNodes ?? [];
    if (siblings.includes(this)) siblings.splice(siblings.indexOf(this), 1);
    this.parentNode = null;
  }
}

export class FakeText extends FakeNode {
  data: string;

  constructor(data: string) {
    super();
    this.data = data;
  }
}

export class FakeElement extends FakeNode {
  readonly tag: string;
  readonly namespaceURI: string;
  readonly childNodes: FakeNode[] = [];
  readonly attributes = new Map<string, string>();
  readonly style: Record<string, string> = {};
  readonly listeners = new Map<string, (event: { type: string }) => void>();

  constructor(tag: string, namespaceURI = 'html') {
    super();
    this.tag = tag;
    this.namespaceURI = namespaceURI;
  }

  insertBefore(node: FakeNode, next: FakeNode | null): void {
    node.remove();
    const at = next ? this.childNodes.indexOf(next) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  addEventListener(type: string, listener: (event: { type: string }) => void): void {
    this.listeners.set(type, listener);
  }

  press(type: string): void {
    this.listeners.get(type)?.call(this, { type });
  }
}

export const fakeDocument = {
  createTextNode: (data: string) => new FakeText(data),
  createElement: (tag: string) => new FakeElement(tag),
  createElementNS: (namespace: string, tag: string) => new FakeElement(tag, namespace),
};

/** What stands on the page, as text. */
export function written(node: FakeNode): string {
  if (node instanceof FakeText) return node.data;
  if (!(node instanceof FakeElement)) return '';
  const attributes = Array.from(
    node.attributes,
    ([name, value]) => ` ${name}="${value}"`,
  ).toSorted();
  const inside = node.childNodes.map(written).join('|');
  return `<${node.tag}${attributes.join('')}>${inside}</>`;
}
