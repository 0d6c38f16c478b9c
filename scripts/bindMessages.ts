import { readFile } from 'node:fs/promises';
import { bindWords } from '@dreamfork/story/text';
import type { Options } from 'tsup';
import { type ESTree, type Plugin, parseAst } from 'vite';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The pieces of text below a node of the syntax tree. */
function* textsOf(node: ESTree.Node): Generator<ESTree.Node> {
  if (node.type === 'TemplateElement') yield node;
  else if (node.type === 'Literal' && typeof node.value === 'string') yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* textsOf(value);
}

/** The calls of `defineMessages` below a node. */
function* dictionariesOf(node: ESTree.Node): Generator<ESTree.Node> {
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'defineMessages'
  ) {
    yield* node.arguments;
    return;
  }
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* dictionariesOf(value);
}

/**
 * Puts no-break spaces into the messages of a module, so that no line ends with a preposition. The places of
 * everything else stay, and with them the source map.
 */
export function bindMessages(code: string, lang: 'ts' | 'tsx' = 'ts'): string {
  if (!code.includes('defineMessages(')) return code;
  let bound = code;
  for (const dictionary of dictionariesOf(parseAst(code, { lang }))) {
    for (const { start, end } of textsOf(dictionary)) {
      bound = bound.slice(0, start) + bindWords(code.slice(start, end)) + bound.slice(end);
    }
  }
  return bound;
}

const languageOf = (path: string): 'ts' | 'tsx' => (path.endsWith('x') ? 'tsx' : 'ts');

export const bindMessagesInVite = (): Plugin => ({
  name: 'dreamfork-bind-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'defineMessages(' },
    handler: (code, id) => ({ code: bindMessages(code, languageOf(id)), map: null }),
  },
});

export const bindMessagesInEsbuild = (): EsbuildPlugin => ({
  name: 'dreamfork-bind-messages',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('defineMessages(')) return undefined;
      const loader = languageOf(path);
      return { contents: bindMessages(source, loader), loader };
    });
  },
});
