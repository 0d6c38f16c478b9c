import { parseSync } from 'vite';

export type ForeignWord = { line: number; text: string };

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A letter alone is spelling, such as ё for е; two in a row are a word. */
const russian = /\p{Script=Cyrillic}{2}/u;

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' || node.type === 'JSXText') {
    return typeof node.value === 'string' ? node.value : undefined;
  }
  return node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : undefined;
}

function isDictionary({ type, callee }: Node): boolean {
  return type === 'CallExpression' && isNode(callee) && callee.name === 'defineMessages';
}

function* textsIn(node: Node): Generator<{ start: number; text: string }> {
  if (isDictionary(node)) return;
  const text = textOf(node);
  if (text !== undefined) yield { start: node.start, text };
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* textsIn(child);
    }
  }
}

/** The Russian words in the code of a module that stand neither in a comment nor in `defineMessages`. */
export function foreignWords(path: string, code: string): ForeignWord[] {
  if (!russian.test(code)) return [];
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return [...textsIn(program as unknown as Node)]
    .filter(({ text }) => russian.test(text))
    .map(({ start, text }) => ({
      line: code.slice(0, start).split('\n').length,
      text: text.trim(),
    }));
}
