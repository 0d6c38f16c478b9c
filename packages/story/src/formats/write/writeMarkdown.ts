import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { escapeContent } from '../markdown/escapeContent.ts';
import { keysOf } from '../markdown/sections.ts';
import { oneLine } from '../plainText.ts';
import { nodeLinks } from './nodeLinks.ts';

/** Characters that Markdown would read as its own, in a heading or a link. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text).replaceAll(/[\\`*_[\]<>#|]/g, '\\$&');

/** The name of every node in links: that of its heading on the web. */
export function anchorsOf({ nodes }: StoryDocument): ReadonlyMap<string, string> {
  const titled = nodes.map(({ title }) => ({ title: oneLine(title), anchors: [] }));
  const keys = keysOf(titled);
  return new Map(nodes.map(({ id }, index) => [id, keys[index] ?? '']));
}

export type WriteNodeOptions = {
  anchors: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
  /** The heading of a node, from its words and its name in links. */
  headingOf: (words: string, anchor: string) => string;
};

/** A node as a section: its heading, its text, and links to other headings. */
export function writeNode(
  story: StoryDocument,
  node: StoryNode,
  { anchors, titles, headingOf }: WriteNodeOptions,
): string {
  const choiceCount = node.choices.length;
  const links = nodeLinks(story, node).map(({ label, toNodeId }, order) => {
    const target = toNodeId === null ? '' : (anchors.get(toNodeId) ?? '');
    const isChoice = order < choiceCount;
    const words = isChoice ? label : (titles.get(toNodeId ?? '') ?? '');
    return `${isChoice ? '-' : '->'} [${escapeMarkdown(words) || (isChoice ? '' : '…')}](#${target})`;
  });
  const heading = `## ${headingOf(escapeMarkdown(node.title) || '…', anchors.get(node.id) ?? '')}`;
  const content = escapeContent(node.content.trim());
  return [heading, content, links.join('\n')].filter(Boolean).join('\n\n');
}

/** The title and the description of a story, as they stand above the nodes. */
export const writeHead = ({ title, description }: StoryDocument): string =>
  [`# ${escapeMarkdown(title)}`, escapeContent(description.trim())].filter(Boolean).join('\n\n');

export const titlesOf = ({ nodes }: StoryDocument): ReadonlyMap<string, string> =>
  new Map(nodes.map(({ id, title }) => [id, title]));

/** The story as a Markdown outline: every node a heading with its text and links (SPEC W2). */
export function writeMarkdown(story: StoryDocument): string {
  const options: WriteNodeOptions = {
    anchors: anchorsOf(story),
    titles: titlesOf(story),
    headingOf: (words, anchor) => `<a id="${anchor}"></a>${words}`,
  };
  const sections = story.nodes.map((node) => writeNode(story, node, options));
  return `${[writeHead(story), ...sections].join('\n\n')}\n`;
}
