import type { Connection, StoryDocument, StoryNode } from '../../schema/document.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { deepEqual } from '../../values/deepEqual.ts';
import { plainText } from '../plainText.ts';
import type { ImportFormat } from '../report.ts';
import { readRecord, readTwee } from '../twine/readTwee.ts';
import { readTwineHtml } from '../twine/readTwineHtml.ts';
import type { Passage, TwineStory } from '../twine/twineStory.ts';
import { extrasName, passageNames } from './passageNames.ts';
import { writeTwee } from './writeTwee.ts';
import { writeTwineHtml } from './writeTwineHtml.ts';

/** The story that a file of ours carries, and the passages it was written as. */
export type Extras = {
  story: StoryDocument;
  written: TwineStory;
  /** The id of the node that each passage was written from. */
  ids: ReadonlyMap<string, string>;
};

/** The story as it is read from a file of this format that was not changed since. */
const readWritten = (story: StoryDocument, format: ImportFormat): TwineStory | null =>
  format === 'twine-html'
    ? (readTwineHtml(plainText(writeTwineHtml(story))).stories[0] ?? null)
    : readTwee(plainText(writeTwee(story)));

/** Takes the passage with our extras out of a Twine story; null if there is none that can be read. */
export function takeExtras(twine: TwineStory, format: ImportFormat): Extras | null {
  const at = twine.passages.findIndex(({ name }) => name === extrasName);
  const [passage] = at === -1 ? [] : twine.passages.splice(at, 1);
  const data = passage && readRecord(passage.text);
  const parsed = data && parseStory(data);
  if (!parsed?.ok) return null;
  const written = readWritten(parsed.value, format);
  if (!written) return null;
  written.passages = written.passages.filter(({ name }) => name !== extrasName);
  const names = passageNames(parsed.value);
  return {
    story: parsed.value,
    written,
    ids: new Map([...names].map(([id, name]) => [name, id])),
  };
}

const sourcesOf = ({ scripts, styles }: TwineStory) => ({ scripts, styles });

/** The story as it was written, if the file was not changed since. */
export function unchangedStory(
  { story, written }: Extras,
  twine: TwineStory,
): StoryDocument | null {
  const isSame =
    written.name === twine.name &&
    written.start === twine.start &&
    deepEqual(written.passages, twine.passages) &&
    deepEqual(sourcesOf(written), sourcesOf(twine));
  return isSame ? story : null;
}

const sameText = (one: Passage, other: Passage): boolean =>
  one.text === other.text && deepEqual(one.tags, other.tags);

function waysByNode({ connections }: StoryDocument): (nodeId: string) => readonly Connection[] {
  const ways = new Map<string, Connection[]>();
  for (const way of connections) {
    const siblings = ways.get(way.fromNodeId);
    if (siblings) siblings.push(way);
    else ways.set(way.fromNodeId, [way]);
  }
  return (nodeId) => ways.get(nodeId) ?? [];
}

/**
 * Gives the nodes of a file that was changed elsewhere what it does not say: a passage with the same name
 * and text is the node that it was; a changed one keeps its media, its group and its unknown keys.
 */
export function restoreExtras(
  story: StoryDocument,
  twine: TwineStory,
  extras: Extras,
): StoryDocument {
  const written = new Map(extras.written.passages.map((passage) => [passage.name, passage]));
  const former = new Map(extras.story.nodes.map((node) => [node.id, node]));
  const present = new Set(story.nodes.map(({ id }) => id));
  const [waysBefore, waysNow] = [waysByNode(extras.story), waysByNode(story)];
  const nodes: StoryNode[] = [];
  const connections: Connection[] = [];
  for (const [index, node] of story.nodes.entries()) {
    const passage = twine.passages[index];
    const before = passage && written.get(passage.name);
    const old = former.get(node.id);
    const oldWays = waysBefore(node.id);
    const isWhole = oldWays.every(({ toNodeId }) => toNodeId === '' || present.has(toNodeId));
    const isMoved = !deepEqual(before?.position, passage?.position);
    if (old && before && passage && isWhole && sameText(before, passage)) {
      nodes.push(isMoved ? { ...old, position: node.position } : old);
      connections.push(...oldWays);
    } else {
      nodes.push(
        old
          ? {
              ...old,
              type: node.type,
              content: node.content,
              choices: node.choices,
              position: isMoved ? node.position : old.position,
            }
          : node,
      );
      connections.push(...waysNow(node.id));
    }
  }
  const { description, groups, notes } = extras.story;
  const restored = { ...extras.story, ...story, description, groups, notes, nodes, connections };
  // An id of the file may be that of a node that has another name now.
  return parseStory(restored).ok ? restored : story;
}
