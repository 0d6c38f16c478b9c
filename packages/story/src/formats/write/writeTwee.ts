import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { canonicalStory } from '../../schema/serialiseStory.ts';
import { stableId } from '../stableId.ts';
import { scale } from '../twine/placePassages.ts';
import { type SourceText, textOf } from '../twine/twineStory.ts';
import { nodeLinks } from './nodeLinks.ts';
import { extrasName, passageNames } from './passageNames.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^\S+$/.test(value);

const escapeHeader = (text: string): string => text.replaceAll(/[[\]{}\\]/g, '\\$&');

/** A line that begins like a header gets a backslash before it. */
const escapeText = (text: string): string => text.replaceAll(/^\\*::/gm, '\\$&');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const labelOf = (text: string): string =>
  oneLine(text).replaceAll('[[', '[ [').replaceAll(']]', '] ]');

type Section = { name: string; tags?: readonly string[]; metadata?: object; text: string };

function writeSection({ name, tags = [], metadata, text }: Section): string {
  const list = tags.length > 0 ? ` [${tags.map(escapeHeader).join(' ')}]` : '';
  const facts = metadata ? ` ${JSON.stringify(metadata)}` : '';
  return `:: ${escapeHeader(name)}${list}${facts}\n${escapeText(text)}\n`;
}

/** An id of the shape that Twine wants, the same for the same story. */
function ifidOf({ title, nodes }: StoryDocument): string {
  const hex = `${stableId('ifid', title)}${stableId(...nodes.slice(0, 100).map(({ id }) => id))}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`.toUpperCase();
}

const sourcesOf = (value: unknown): SourceText[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => {
    const { name, text } = record(item);
    return typeof text === 'string' ? [{ name: oneLine(textOf(name)), text }] : [];
  });

function writeStoryData(story: StoryDocument, start: string | undefined): string {
  const { ifid, format, formatVersion, tagColours } = record(story.twine);
  const data = {
    ifid: textOf(ifid) || ifidOf(story),
    ...(textOf(format) ? { format: textOf(format) } : {}),
    ...(textOf(formatVersion) ? { 'format-version': textOf(formatVersion) } : {}),
    ...(start === undefined ? {} : { start }),
    ...(Object.keys(record(tagColours)).length > 0 ? { 'tag-colors': tagColours } : {}),
  };
  return JSON.stringify(data, null, 2);
}

/** JSON in which no tool finds a link: every bracket in a string is written as an escape. */
const jsonWithoutLinks = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"|\[/g, (part) =>
    part === '[' ? '[ ' : part.replaceAll('[', '\\u005b'),
  );

/**
 * The story as Twee 3. What Twee has no place for travels in a passage of its own, so that reading the
 * text again gives the same story (SPEC W1).
 */
export function writeTwee(story: StoryDocument): string {
  const names = passageNames(story);
  const nameOf = (id: string): string => names.get(id) ?? '';
  const textOfNode = (node: StoryNode): string => {
    const links = nodeLinks(story, node).map(({ label, toNodeId }) => {
      if (toNodeId === null) return `* ${oneLine(label)}`;
      const target = nameOf(toNodeId);
      return labelOf(label) ? `[[${labelOf(label)}->${target}]]` : `[[${target}]]`;
    });
    return [node.content, links.join('\n')].filter(Boolean).join('\n\n');
  };
  const { scripts, styles } = record(story.twine);
  const sources = (list: unknown, tag: string): Section[] =>
    sourcesOf(list).map(({ name, text }) => ({ name: name || tag, tags: [tag], text }));
  const sections: Section[] = [
    { name: 'StoryTitle', text: story.title },
    {
      name: 'StoryData',
      text: writeStoryData(
        story,
        story.startNodeId === null ? undefined : nameOf(story.startNodeId),
      ),
    },
    ...sources(scripts, 'script'),
    ...sources(styles, 'stylesheet'),
    ...story.nodes.map((node) => {
      const place = (value: number): number => Math.round(value / scale);
      return {
        name: nameOf(node.id),
        tags: (Array.isArray(node.tags) ? node.tags : []).filter(isWord),
        metadata: { position: `${place(node.position.x)},${place(node.position.y)}` },
        text: textOfNode(node),
      };
    }),
    { name: extrasName, text: jsonWithoutLinks(canonicalStory(story)) },
  ];
  return sections.map(writeSection).join('\n');
}
