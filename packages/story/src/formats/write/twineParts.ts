import type { Position, StoryDocument, StoryNode } from '../../schema/document.ts';
import { canonicalStory } from '../../schema/serialiseStory.ts';
import { ifidOf } from '../stableId.ts';
import { scale } from '../twine/placePassages.ts';
import { type SourceText, textOf } from '../twine/twineStory.ts';
import { nodeLinks } from './nodeLinks.ts';
import { extrasName, passageNames } from './passageNames.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^\S+$/.test(value);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Brackets in the words of a link are kept apart, because two of them begin or end a link. */
const labelOf = (text: string): string =>
  oneLine(text)
    .replaceAll(/\[(?=\[)|\](?=[[\]])/g, '$& ')
    .replace(/^\[/, ' [');

const sourcesOf = (value: unknown): SourceText[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => {
    const { name, text } = record(item);
    return typeof text === 'string' ? [{ name: oneLine(textOf(name)), text }] : [];
  });

/** JSON in which no tool finds a link: every bracket in a string is written as an escape. */
const jsonWithoutLinks = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"|\[/g, (part) =>
    part === '[' ? '[ ' : part.replaceAll('[', '\\u005b'),
  );

/** A passage as Twine's formats write it; the one with our extras has no place on the map. */
type WrittenPassage = { name: string; tags: readonly string[]; position?: Position; text: string };

/** Passages that readers never come to, as they were read. */
export function specialPassages(story: StoryDocument): WrittenPassage[] {
  const { special } = record(story.twine);
  const names = new Set(passageNames(story).values());
  return (Array.isArray(special) ? special : []).flatMap((item) => {
    const { name, tags, text } = record(item);
    if (typeof name !== 'string' || typeof text !== 'string' || names.has(name)) return [];
    return [{ name: oneLine(name), tags: (Array.isArray(tags) ? tags : []).filter(isWord), text }];
  });
}

/** The story as passages, for the formats of Twine. */
export function twineParts(story: StoryDocument) {
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
  const place = (value: number): number => Math.round(value / scale);
  const { format, formatVersion, tagColours, scripts, styles } = record(story.twine);
  const passages: WrittenPassage[] = story.nodes.map((node) => ({
    name: nameOf(node.id),
    tags: (Array.isArray(node.tags) ? node.tags : []).filter(isWord),
    position: { x: place(node.position.x), y: place(node.position.y) },
    text: textOfNode(node),
  }));
  const extras: WrittenPassage = {
    name: extrasName,
    tags: [],
    text: jsonWithoutLinks(canonicalStory(story)),
  };
  return {
    ifid: ifidOf(story),
    format: textOf(format),
    formatVersion: textOf(formatVersion),
    tagColours: record(tagColours),
    scripts: sourcesOf(scripts),
    styles: sourcesOf(styles),
    /** The name of the start passage, if the story has a start. */
    start: story.startNodeId === null ? undefined : nameOf(story.startNodeId),
    passages: [...passages, ...specialPassages(story), extras],
  };
}
