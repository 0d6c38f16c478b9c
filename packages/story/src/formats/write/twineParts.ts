import type { Position, StoryDocument, StoryNode } from '../../schema/document.ts';
import { canonicalStory } from '../../schema/serialiseStory.ts';
import { oneLine } from '../plainText.ts';
import { ifidOf } from '../stableId.ts';
import { scale } from '../twine/placePassages.ts';
import { isInitial } from '../twine/specialPassages.ts';
import { type SourceText, textOf } from '../twine/twineStory.ts';
import {
  createLogicPassages,
  type LogicPassages,
  textOfPassage,
} from '../twineLogic/logicPassages.ts';
import { type TwineDialect, twineFormats } from '../twineLogic/twineDialects.ts';
import { linkLine } from './linkLines.ts';
import { nodeLinks } from './nodeLinks.ts';
import { extrasName, passageNames } from './passageNames.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^\S+$/.test(value);

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
type WrittenPassage = { name: string; tags: string[]; position?: Position; text: string };

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

export type TwineOptions = {
  /**
   * The story format whose logic the file has. By default SugarCube, or Harlowe for a story that came from there;
   * `plain` leaves templates as they are. A story without logic has none in any case.
   */
  dialect?: TwineDialect | 'plain';
};

/** The format of a story that came from Twine, if the dialect is its own. */
const isFormatOf = (story: StoryDocument, dialect: TwineDialect): boolean =>
  textOf(record(story.twine).format).toLowerCase().includes(dialect);

/** The dialect in which the logic of a story is written; null for one without logic. */
export function dialectFor(story: StoryDocument, { dialect }: TwineOptions): TwineDialect | null {
  if (!story.variables || dialect === 'plain') return null;
  return dialect ?? (isFormatOf(story, 'harlowe') ? 'harlowe' : 'sugarcube');
}

/** The passage that gives variables their values, behind what the file did there before. */
function initialPassage(
  story: StoryDocument,
  dialect: TwineDialect,
  { initialText, names }: LogicPassages,
): WrittenPassage[] {
  const { name: wanted, tags } = twineFormats[dialect].initial;
  const before = isFormatOf(story, dialect) ? specialPassages(story).filter(isInitial) : [];
  const text = [...before.map((each) => each.text), initialText()].filter(Boolean).join('\n');
  const taken = new Set([...names.values(), ...before.map((each) => each.name)]);
  let name = wanted;
  while (name !== 'StoryInit' && taken.has(name)) name += ' ';
  return text === '' ? [] : [{ name, tags: [...tags], text }];
}

/** The story as passages, for the formats of Twine. */
export function twineParts(story: StoryDocument, options: TwineOptions) {
  const dialect = dialectFor(story, options);
  const logic = dialect && createLogicPassages(story, dialect);
  const names = logic?.names ?? passageNames(story);
  const nameOf = (id: string): string => names.get(id) ?? '';
  const textOfNode = (node: StoryNode): string => {
    if (logic) return textOfPassage(logic.passageOf(node));
    const links = nodeLinks(story, node).map((link) => linkLine(link, names));
    return [node.content, links.join('\n')].filter(Boolean).join('\n\n');
  };
  const place = (value: number): number => Math.round(value / scale);
  const { format, formatVersion, tagColours, scripts, styles } = record(story.twine);
  const isOwn = dialect === null || isFormatOf(story, dialect);
  const passages: WrittenPassage[] = story.nodes.map((node) => ({
    name: nameOf(node.id),
    tags: (Array.isArray(node.tags) ? node.tags : []).filter(isWord),
    position: { x: place(node.position.x), y: place(node.position.y) },
    text: textOfNode(node),
  }));
  const special = isOwn ? specialPassages(story) : [];
  const extras: WrittenPassage = {
    name: extrasName,
    tags: dialect === null ? [] : [dialect],
    text: jsonWithoutLinks(canonicalStory(story)),
  };
  return {
    ifid: ifidOf(story),
    format: isOwn ? textOf(format) : twineFormats[dialect].format,
    formatVersion: isOwn ? textOf(formatVersion) : twineFormats[dialect].version,
    tagColours: record(tagColours),
    scripts: sourcesOf(scripts),
    styles: sourcesOf(styles),
    /** The name of the start passage, if the story has a start. */
    start: story.startNodeId === null ? undefined : nameOf(story.startNodeId),
    passages: [
      ...passages,
      ...(dialect === null ? special : special.filter((each) => !isInitial(each))),
      ...(logic ? initialPassage(story, dialect, logic) : []),
      extras,
    ],
  };
}
