import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { deepEqual } from '../../values/deepEqual.ts';
import { pairItems } from '../outline/pairItems.ts';
import type { NewId } from '../outline/rebuildConnections.ts';
import { plainText } from '../plainText.ts';
import type { ImportFormat } from '../report.ts';
import { stableId } from '../stableId.ts';
import { readRecord, readTwee } from '../twine/readTwee.ts';
import { readTwineHtml } from '../twine/readTwineHtml.ts';
import { takeSpecial } from '../twine/specialPassages.ts';
import type { Passage, TwineStory } from '../twine/twineStory.ts';
import { isTwineDialect, type TwineDialect, twineFormats } from '../twineLogic/twineDialects.ts';
import { extrasName, passageNames } from './passageNames.ts';
import { specialPassages } from './twineParts.ts';
import { writeTwee } from './writeTwee.ts';
import { writeTwineHtml } from './writeTwineHtml.ts';

/** A passage as it was written, and the node that it was written from. */
export type WrittenPassage = { passage: Passage; node: StoryNode };

/** The story that a file of ours carries, and the passages it was written as. */
export type Extras = {
  story: StoryDocument;
  written: TwineStory;
  /** What each passage of the file was written as, by its place; undefined for a new passage. */
  origins: readonly (WrittenPassage | undefined)[];
  /** The node of each passage, also of a new one. */
  nodeIds: readonly string[];
  /** Gives ids that follow from what they stand for, and are those of nothing else in the story. */
  newId: NewId;
  /** What was written and is in the file no more. */
  removed: readonly WrittenPassage[];
  /** The story format in which the file has the logic of the story; null if it has none. */
  dialect: TwineDialect | null;
  /** The text of the passage that gives variables their values. */
  initial: { written: string; now: string };
  /** The texts of passages as a story without logic has them, by their nodes. */
  plain: ReadonlyMap<string, string>;
};

/** The story as it is read from a file of this format that was not changed since. */
const readWritten = (
  story: StoryDocument,
  format: ImportFormat,
  dialect: TwineDialect | null,
): TwineStory | null => {
  const options = { dialect: dialect ?? 'plain' } as const;
  return format === 'twine-html'
    ? (readTwineHtml(plainText(writeTwineHtml(story, options))).stories[0] ?? null)
    : readTwee(plainText(writeTwee(story, options)));
};

/** Takes the passages out that give variables their values; their text. */
function takeInitial(twine: TwineStory, dialect: TwineDialect | null): string {
  if (dialect === null) return '';
  const { name, tags } = twineFormats[dialect].initial;
  const isOwn = (passage: Passage): boolean =>
    tags.length === 0 ? passage.name === name : tags.some((tag) => passage.tags.includes(tag));
  const initial = twine.passages.filter(isOwn);
  if (typeof twine.start === 'number') twine.start = twine.passages[twine.start]?.name ?? null;
  twine.passages = twine.passages.filter((passage) => !isOwn(passage));
  return initial.map(({ text }) => text).join('\n');
}

/** The nodes of written passages. A node that Twine takes for a file or a script is no passage when it is read. */
function writtenPassages(story: StoryDocument, passages: readonly Passage[]): WrittenPassage[] {
  const names = passageNames(story);
  const isWhole = passages.length === story.nodes.length;
  let at = 0;
  return story.nodes.flatMap((node) => {
    const passage = passages[at];
    if (!passage || !(isWhole || passage.name === names.get(node.id))) return [];
    at += 1;
    return [{ passage, node }];
  });
}

const textKey = ({ text, tags }: Passage): string | null =>
  text.trim() === '' ? null : JSON.stringify([text, tags]);
const placeKey = ({ position }: Passage): string | null =>
  position ? `${position.x},${position.y}` : null;
const textAndPlace = (passage: Passage): string | null => {
  const [text, place] = [textKey(passage), placeKey(passage)];
  return text === null || place === null ? null : `${place} ${text}`;
};

function createNewId({ nodes, connections }: StoryDocument): NewId {
  const taken = new Set([...nodes, ...connections].map(({ id }) => id));
  for (const { choices } of nodes) for (const { id } of choices) taken.add(id);
  return (...parts) => {
    let id = stableId(...parts);
    for (let nth = 1; taken.has(id); nth += 1) id = stableId(...parts, nth);
    taken.add(id);
    return id;
  };
}

/** Takes the passage with our extras out of a Twine story; null if there is none that can be read. */
export function takeExtras(twine: TwineStory, format: ImportFormat): Extras | null {
  const at = twine.passages.findIndex(({ name }) => name === extrasName);
  const [data] = at === -1 ? [] : twine.passages.splice(at, 1);
  // A page names its start by its place.
  if (data && typeof twine.start === 'number' && at < twine.start) twine.start -= 1;
  const record = data && readRecord(data.text);
  const parsed = record && parseStory(record);
  if (!parsed?.ok) return null;
  const dialect = data?.tags.find(isTwineDialect) ?? null;
  const written = readWritten(parsed.value, format, dialect);
  if (!written) return null;
  const special = new Set(specialPassages(parsed.value).map(({ name }) => name));
  for (const each of [twine, written]) takeSpecial(each, ({ name }) => special.has(name));
  written.passages = written.passages.filter(({ name }) => name !== extrasName);
  const initial = { written: takeInitial(written, dialect), now: takeInitial(twine, dialect) };
  const old = writtenPassages(parsed.value, written.passages);
  const keys = [
    (passage: Passage) => JSON.stringify([passage.name, textKey(passage)]),
    textAndPlace,
    ({ name }: Passage) => name,
    textKey,
    placeKey,
  ];
  const pairs = pairItems(
    old,
    twine.passages,
    keys.map((key) => [({ passage }: WrittenPassage) => key(passage), key] as const),
  );
  const kept = new Set(pairs.values());
  const newId = createNewId(parsed.value);
  return {
    story: parsed.value,
    written,
    origins: twine.passages.map((passage) => pairs.get(passage)),
    nodeIds: twine.passages.map(
      (passage) => pairs.get(passage)?.node.id ?? newId('passage', passage.name),
    ),
    newId,
    removed: old.filter((each) => !kept.has(each)),
    dialect,
    initial,
    plain: plainTexts(parsed.value, format, special, dialect),
  };
}

function plainTexts(
  story: StoryDocument,
  format: ImportFormat,
  special: ReadonlySet<string>,
  dialect: TwineDialect | null,
): Extras['plain'] {
  const twine = dialect === null ? null : readWritten(story, format, null);
  if (!twine) return new Map();
  takeSpecial(twine, ({ name }) => special.has(name));
  const passages = twine.passages.filter(({ name }) => name !== extrasName);
  return new Map(
    writtenPassages(story, passages).map(({ node, passage }) => [node.id, passage.text]),
  );
}

const sourcesOf = ({ scripts, styles, special }: TwineStory) => ({ scripts, styles, special });

/** The story as it was written, if the file was not changed since. */
export function unchangedStory(
  { story, written, initial }: Extras,
  twine: TwineStory,
): StoryDocument | null {
  const isSame =
    initial.written === initial.now &&
    written.name === twine.name &&
    written.start === twine.start &&
    deepEqual(written.passages, twine.passages) &&
    deepEqual(sourcesOf(written), sourcesOf(twine));
  return isSame ? story : null;
}
