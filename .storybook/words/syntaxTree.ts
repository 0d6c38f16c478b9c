/** A node of the syntax tree that Vite's parser returns. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** An expression without the type that it is checked against. */
export const bare = (node: Node): Node =>
  /^TS(?:Satisfies|As)Expression$/.test(node.type) ? bare(node.expression as Node) : node;

/** The keys and values of an object as it is written; what is spread into it has no key. */
export function* propertiesOf(node: Node): Generator<[key: string, value: Node]> {
  for (const property of node.properties as Node[]) {
    const { key, value } = property as unknown as { key?: Node; value?: Node };
    if (key && value) yield [String(key.name ?? key.value), bare(value)];
  }
}
