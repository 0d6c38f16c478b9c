import { parseSync } from 'vite';
import { childrenOf, type Node, propertiesOf } from './syntaxTree.ts';

/** One message: its name in the dictionary and what it says in each language. */
export type Word = { key: string; ru: string; en: string };

/** The messages of one dictionary of a source file. */
export type Dictionary = { name: string; words: readonly Word[] };

type Languages = { ru: Node; en: Node };

function languagesOf(node: Node): Languages | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const { ru, en } = Object.fromEntries(propertiesOf(node));
  return ru && en && { ru, en };
}

/** What a person reads. Of a message with parts to fill in: how it is composed. */
function textOf(code: string, node: Node): string {
  if (node.type === 'ArrowFunctionExpression') return textOf(code, node.body as Node);
  if (node.type === 'Literal') return String(node.value);
  const text = code.slice(node.start, node.end);
  return node.type === 'TemplateLiteral' ? text.slice(1, -1) : text;
}

function* wordsOf(code: string, { ru, en }: Languages, path: readonly string[]): Generator<Word> {
  if (ru.type !== 'ObjectExpression' || en.type !== 'ObjectExpression') {
    yield { key: path.join('.'), ru: textOf(code, ru), en: textOf(code, en) };
    return;
  }
  const english = new Map(propertiesOf(en));
  for (const [key, value] of propertiesOf(ru)) {
    const other = english.get(key);
    if (other) yield* wordsOf(code, { ru: value, en: other }, [...path, key]);
  }
}

/** All messages that a source file has in both languages, in the order in which they are written. */
export function readWords(file: string, code: string): Dictionary[] {
  const found = new Map<string, Word[]>();
  const visit = (node: Node, owner: string, path: readonly string[]) => {
    const languages = languagesOf(node);
    if (languages) {
      found.set(owner, [...(found.get(owner) ?? []), ...wordsOf(code, languages, path)]);
    } else if (node.type === 'VariableDeclarator') {
      for (const child of childrenOf(node)) visit(child, String((node.id as Node).name), []);
    } else if (node.type === 'ObjectExpression') {
      for (const [key, value] of propertiesOf(node)) visit(value, owner, [...path, key]);
    } else {
      for (const child of childrenOf(node)) visit(child, owner, path);
    }
  };
  visit(parseSync(file, code).program as unknown as Node, 'module', []);
  // A message that is all that its variable holds is called after it.
  return Array.from(found, ([name, words]) => ({
    name,
    words: words.map((word) => ({ ...word, key: word.key || name })),
  }));
}
