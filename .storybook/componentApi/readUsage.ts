import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** The headings of a docs page, by the names that a story file gives to their texts. */
const headings: Record<string, string> = {
  when: 'When to use',
  whenNot: 'When not',
  instead: 'Instead',
  anatomy: 'Anatomy',
  keyboard: 'Keyboard',
  accessibility: 'Accessibility',
  do: 'Do',
  dont: 'Don’t',
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The argument of the first call of `usage`. */
function findUsage(node: Node): Node | undefined {
  if (node.type === 'CallExpression' && (node.callee as Node).name === 'usage') {
    return (node.arguments as Node[])[0];
  }
  for (const child of Object.values(node).flat().filter(isNode)) {
    const found = findUsage(child);
    if (found) return found;
  }
  return undefined;
}

/** The keys and values of an object as it is written. */
const propertiesOf = (node: Node): [name: string, value: Node][] =>
  (node.properties as { key: Node; value: Node }[]).map(({ key, value }) => [
    String(key.name ?? key.value),
    value,
  ]);

function linesOf([name, value]: [string, Node]): string[] {
  const heading = headings[name];
  if (!heading) return [];
  if (value.type === 'Literal') return [`${heading}: ${String(value.value)}`];
  if (value.type !== 'ObjectExpression') return [];
  return propertiesOf(value).map(([key, text]) =>
    name === 'anatomy' ? `${heading}: ${key}` : `${heading}: ${key}: ${String(text.value)}`,
  );
}

/** What a file of stories says about the use of its component, a line for each rule. */
export function readUsage(file: string, code: string): string {
  const found = findUsage(parseSync(file, code).program as unknown as Node);
  return found?.type === 'ObjectExpression' ? propertiesOf(found).flatMap(linesOf).join('\n') : '';
}
