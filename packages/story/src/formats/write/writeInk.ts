import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { identifiers } from './identifiers.ts';
import { nodeLinks } from './nodeLinks.ts';

/** Signs with a meaning anywhere in a line of ink get a backslash, and so do the pairs that begin comments. */
const escapeInk = (text: string): string => text.replaceAll(/[\\{}|#~<>/[\]*+=-]/g, '\\$&');

/** Words at the beginning of a line that are no text in ink. */
const keyword = /^(?:INCLUDE|VAR|CONST|LIST|EXTERNAL|TODO)\b/;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const inkLine = (text: string): string => {
  const line = oneLine(text);
  return keyword.test(line) ? `\\${escapeInk(line)}` : escapeInk(line);
};

const inkText = (content: string): string[] =>
  content
    .split(/\r\n?|\n/)
    .map(inkLine)
    .filter((line) => line !== '');

/** Media as tags, which programs that play ink show by their own means. */
const mediaTags = ({ media }: StoryNode): string[] =>
  media
    .filter(({ isActive }) => isActive)
    .map(({ mediaType, url }) => `# ${mediaType.toUpperCase()}: ${escapeInk(oneLine(url))}`);

/** The story as ink: every node a knot, its ways out sticky choices (SPEC W6). */
export function writeInk(story: StoryDocument): string {
  const names = identifiers(story);
  const divert = (id: string | null): string => `-> ${(id !== null && names.get(id)) || 'END'}`;
  const knots = story.nodes.map((node) => {
    const links = nodeLinks(story, node);
    const [only] = links;
    const goesOn = links.length === 1 && node.choices.length === 0 && only !== undefined;
    const ways = links.map(({ label, toNodeId }) => {
      const title = toNodeId === null ? '' : (findNode(story, toNodeId)?.title ?? '');
      return `+ [${inkLine(label) || inkLine(title) || '…'}] ${divert(toNodeId)}`;
    });
    const onward = goesOn ? [divert(only.toNodeId)] : ways.length > 0 ? ways : [divert(null)];
    return [
      `=== ${names.get(node.id)} ===`,
      ...mediaTags(node),
      ...inkText(node.content),
      ...onward,
    ];
  });
  const title = inkLine(story.title);
  const first = story.startNodeId ?? story.nodes[0]?.id ?? null;
  const head = [...(title === '' ? [] : [`# title: ${title}`]), divert(first)];
  return `${[head, ...knots].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
