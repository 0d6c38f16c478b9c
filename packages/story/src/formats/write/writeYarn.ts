import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { scale } from '../twine/placePassages.ts';
import { identifiers } from './identifiers.ts';
import { nodeLinks } from './nodeLinks.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * A line of Yarn as text: its signs get a backslash. A row of equals signs would end the node, and has no
 * escape: it becomes a row of similar signs.
 */
const yarnLine = (text: string): string =>
  oneLine(text)
    .replaceAll(/[\\<>{}#/[\]]/g, '\\$&')
    .replace(/^={3,}/, (row) => '═'.repeat(row.length));

const yarnText = (content: string): string[] =>
  content
    .split(/\r\n?|\n/)
    .map(yarnLine)
    .filter((line) => line !== '');

const tagsOf = ({ tags }: StoryNode): string[] =>
  (Array.isArray(tags) ? tags : []).filter(
    (tag) => typeof tag === 'string' && /^[\w-]+$/.test(tag),
  );

/** The story as Yarn: every node one of Yarn's, the start first, its ways out options (SPEC W7). */
export function writeYarn(story: StoryDocument): string {
  const names = identifiers(story);
  const nodes = [
    ...story.nodes.filter(({ id }) => id === story.startNodeId),
    ...story.nodes.filter(({ id }) => id !== story.startNodeId),
  ];
  const jump = (id: string | null): string[] => {
    const name = id === null ? undefined : names.get(id);
    return name === undefined ? [] : [`<<jump ${name}>>`];
  };
  const parts = nodes.map((node) => {
    const links = nodeLinks(story, node);
    const [only] = links;
    const goesOn = links.length === 1 && node.choices.length === 0 && only !== undefined;
    const options = links.flatMap(({ label, toNodeId }) => {
      const title = toNodeId === null ? '' : (findNode(story, toNodeId)?.title ?? '');
      const text = yarnLine(label) || yarnLine(title) || '…';
      return [`-> ${text}`, ...jump(toNodeId).map((command) => `    ${command}`)];
    });
    const tags = tagsOf(node);
    const place = (value: number): number => Math.round(value / scale);
    return [
      `title: ${names.get(node.id)}`,
      ...(tags.length > 0 ? [`tags: ${tags.join(' ')}`] : []),
      `position: ${place(node.position.x)},${place(node.position.y)}`,
      '---',
      ...yarnText(node.content),
      ...(goesOn ? jump(only.toNodeId) : options),
      '===',
    ].join('\n');
  });
  return `${parts.join('\n')}\n`;
}
