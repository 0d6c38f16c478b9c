import { readFile } from 'node:fs/promises';
import { bindWords } from '@dreamfork/story/text';
import type { Options } from 'tsup';
import { type ESTree, type Plugin, parseAst } from 'vite';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A node of the syntax tree, and all below it. */
function* nodesIn(node: ESTree.Node): Generator<ESTree.Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value);
}

const isDictionary = (node: ESTree.Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'defineMessages';

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string');

/**
 * Puts no-break spaces into the messages of a module, so that no line ends with a preposition. The places of
 * everything else stay, and with them the source map.
 */
export function bindMessages(code: string, lang: 'ts' | 'tsx' = 'ts'): string {
  if (!code.includes('defineMessages(')) return code;
  let bound = code;
  for (const dictionary of [...nodesIn(parseAst(code, { lang }))].filter(isDictionary)) {
    for (const { start, end } of [...nodesIn(dictionary)].filter(isText)) {
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
