import { toId } from 'storybook/internal/csf';
import { parseSync } from 'vite';
import { bare, childrenOf, type Node, propertiesOf } from '../words/syntaxTree.ts';

/** A part of a docs page that is read on its own. */
export type Passage = { section: string; text: string };

/** What a docs page says; `id` is that of the page in Storybook. */
export type Page = { id: string; title: string; passages: readonly Passage[] };

/** The sections of a docs page, by the names that a story file gives to their texts. */
const sections: Record<string, string> = {
  when: 'When to use',
  whenNot: 'When not',
  instead: 'Instead',
  anatomy: 'Anatomy',
  keyboard: 'Keyboard',
  accessibility: 'Accessibility',
  do: 'Do',
  dont: 'Don’t',
  screenReader: 'Session with a screen reader',
  notes: 'Good to know',
};

/** What a page does not show: code, tests, and the names of things. */
const isHidden = ({ type, key }: Node): boolean =>
  type === 'ImportDeclaration' ||
  type === 'TSTypeAliasDeclaration' ||
  ['play', 'loaders', 'tags'].includes(String((key as Node | undefined)?.name));

/** The texts in a part of a file, in the order in which they are written. */
function* textsOf(node: Node): Generator<string> {
  if (isHidden(node)) return;
  const { type, value } = node;
  if (type === 'Literal' && typeof value === 'string') yield value;
  if (type === 'JSXText') yield String(value).replaceAll(/\s+/g, ' ').trim();
  for (const child of childrenOf(node)) yield* textsOf(child);
}

const isSentence = (text: string): boolean => /\p{L} \S/u.test(text);

/** The first argument of the first call of a function. */
function argumentOf(node: Node, name: string): Node | undefined {
  if (node.type === 'CallExpression' && (node.callee as Node).name === name) {
    return (node.arguments as Node[])[0];
  }
  for (const child of childrenOf(node)) {
    const found = argumentOf(child, name);
    if (found) return found;
  }
  return undefined;
}

/** The object that a file exports as the meta of its stories. */
function metaOf(program: Node): Map<string, Node> | undefined {
  for (const { declarations } of childrenOf(program)) {
    for (const { id, init } of (declarations as Node[] | undefined) ?? []) {
      if ((id as Node).name === 'meta') return new Map(propertiesOf(bare(init as Node)));
    }
  }
  return undefined;
}

/** What stands under a heading: a text, a list of texts, or texts by name. */
function textsUnder(value: Node): string[] {
  if (value.type !== 'ObjectExpression') return [...textsOf(value)];
  return [...propertiesOf(value)].map(([name, text]) => `${name}: ${[...textsOf(text)].join(' ')}`);
}

const namesUnder = (value: Node): string[] => [...propertiesOf(value)].map(([name]) => name);

const sectionsOf = (usage: Node): Passage[] =>
  [...propertiesOf(usage)].flatMap(([name, value]) => {
    const section = sections[name];
    if (!section) return [];
    const texts = name === 'anatomy' ? namesUnder(value) : textsUnder(value);
    return texts.map((text) => ({ section, text }));
  });

/** The docs page of a file of stories; `descriptionOf` returns the description of its component. */
export function readPage(
  file: string,
  code: string,
  descriptionOf: (component: string) => string | undefined,
): Page | undefined {
  const program = parseSync(file, code).program as unknown as Node;
  const meta = metaOf(program);
  const title = meta?.get('title')?.value;
  const tags = meta?.get('tags');
  if (typeof title !== 'string' || (tags && code.slice(tags.start, tags.end).includes('!autodocs')))
    return undefined;
  const known = argumentOf(program, 'usage') ?? argumentOf(program, 'getStarted');
  const description = descriptionOf(String(meta?.get('component')?.name));
  const passages = known
    ? [...(description ? [{ section: '', text: description }] : []), ...sectionsOf(known)]
    : [...textsOf(program)].filter(isSentence).map((text) => ({ section: '', text }));
  return {
    id: toId(title, 'docs'),
    title: title.replaceAll('/', ' / '),
    passages: passages.map(({ section, text }) => ({ section, text: text.replaceAll('`', '') })),
  };
}
