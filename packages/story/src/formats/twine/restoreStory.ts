import { deleteNodes } from '../../operations/deleteNodes.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { deepEqual } from '../../values/deepEqual.ts';
import { applySections, type SectionEdit } from '../outline/applySections.ts';
import type { ResolvedLink } from '../outline/rebuildConnections.ts';
import { createLookup } from '../passages/passageNames.ts';
import { oneLine, plainText } from '../plainText.ts';
import type { Extras, WrittenPassage } from '../write/extras.ts';
import { nodeLinks } from '../write/nodeLinks.ts';
import { readEditedPassage } from './editedPassage.ts';
import type { Dialect } from './macros/macroReaders.ts';
import { keptOf, type Passage, type TwineStory } from './twineStory.ts';

/** The text with the empty lines around it that the file does not keep. */
function withEdges(text: string, { content }: StoryNode): string {
  const plain = plainText(content);
  if (plain.trim() === '') return text;
  const [before = ''] = /^\n*/.exec(plain) ?? [];
  const [after = ''] = /(?<!\n)\n*$/.exec(plain) ?? [];
  return `${before}${text}${after}`;
}

/** The links of a passage, their targets found by `find`; and those that it had when it was written. */
type LinkChange = { before: ResolvedLink[]; now: ResolvedLink[] };

const meaningOf = ({ label, toNodeId }: ResolvedLink) => [label, toNodeId];
const isOpenPath = ({ label, toNodeId }: ResolvedLink): boolean =>
  label === null && toNodeId === null;

/** What only Twine knows. The format that a file names for its logic alone is not that of the story. */
function keptFacts(story: StoryDocument, twine: TwineStory, written: TwineStory) {
  const kept = keptOf(twine);
  const isSame = twine.format === written.format && twine.formatVersion === written.formatVersion;
  const own = typeof story.twine === 'object' && story.twine !== null ? story.twine : {};
  if (!isSame || !('format' in own)) return kept;
  const version = 'formatVersion' in own ? { formatVersion: own.formatVersion } : {};
  return { ...kept, format: own.format, ...version };
}

export type RestoreInput = {
  /** The file as it is now, without our extras, and what was read from it alone. */
  twine: TwineStory;
  read: StoryDocument;
  extras: Extras;
  dialect: Dialect;
};

/**
 * The story that a file of ours carries, with what was changed in the file elsewhere. Whatever the file does not say
 * stays as it was: ids, conditions, reasons and effects of choices, media, groups and unknown keys (SPEC W1).
 */
export function restoreStory({ twine, read, extras, dialect }: RestoreInput): StoryDocument {
  const { story, written, origins, nodeIds, removed, newId } = extras;
  // A link may still have the name that its target had when the file was written.
  const find = createLookup(
    twine.passages.map(({ name }, index) => {
      const former = origins[index]?.passage.name ?? name;
      return { key: name, aliases: [former] };
    }),
  );
  const titles = new Map(story.nodes.map(({ id, title }) => [id, title]));
  for (const [index, { name }] of twine.passages.entries()) {
    if (origins[index]?.passage.name !== name) titles.set(nodeIds[index] ?? '', name);
  }
  const gone = new Set(removed.map(({ node }) => node.id));
  const placeOf = new Map(nodeIds.map((id, index) => [id, index]));
  const nodeOf = (name: string): string | null => nodeIds[find(name)] ?? null;
  /** The node that an old link leads to now: another passage may have the name of its target. */
  const follow = (toNodeId: string | null): string | null => {
    if (toNodeId === null || gone.has(toNodeId)) return null;
    const origin = origins[placeOf.get(toNodeId) ?? -1];
    return origin ? (nodeOf(origin.passage.name) ?? toNodeId) : toNodeId;
  };

  const linksOfPassage = (
    { node, passage: before }: WrittenPassage,
    passage: Passage,
  ): LinkChange & { content: string | undefined } => {
    const links = nodeLinks(story, node);
    const old = links.map(({ label, toNodeId }, index): ResolvedLink => {
      const choice = node.choices[index];
      const to = toNodeId !== null && gone.has(toNodeId) ? null : toNodeId;
      return { label: choice ? oneLine(label) : null, toNodeId: to, choiceId: choice?.id };
    });
    const edited = readEditedPassage({
      written: before.text,
      text: passage.text,
      linkCount: links.length,
      dialect,
    });
    const hasPaths = old.length > 0 && old.every(({ label }) => label === null);
    const now = edited.links.map((link): ResolvedLink => {
      if (link.old !== undefined) {
        const known = old[link.old];
        const toNodeId = follow(links[link.old]?.toNodeId ?? null);
        return { label: null, ...known, toNodeId };
      }
      const toNodeId = link.target === '' ? null : nodeOf(link.target);
      const like = link.likeOld === undefined ? undefined : old[link.likeOld];
      const label = oneLine(link.label);
      const isPath = hasPaths && label === oneLine(link.target);
      return like ? { ...like, toNodeId } : { label: isPath ? null : label, toNodeId };
    });
    const isFork = node.choices.length === 0 && now.some(({ label }) => label !== null);
    // Beside choices, readers would not follow paths any longer.
    const titled = now.map(
      (link): ResolvedLink =>
        isFork && link.label === null && link.toNodeId !== null
          ? { ...link, label: titles.get(link.toNodeId) ?? '' }
          : link,
    );
    return {
      before: old.filter((link) => !isOpenPath(link)),
      now: titled.filter((link) => !isOpenPath(link)),
      content: edited.content,
    };
  };

  const edits = twine.passages.map((passage, index): SectionEdit => {
    const nodeId = nodeIds[index] ?? '';
    const origin = origins[index];
    if (!origin) return { nodeId, created: [] };
    const { before, now, content } = linksOfPassage(origin, passage);
    return {
      nodeId,
      ...(origin.passage.name === passage.name ? {} : { title: passage.name }),
      ...(content === undefined ? {} : { content: withEdges(content, origin.node) }),
      ...(deepEqual(before.map(meaningOf), now.map(meaningOf)) ? {} : { links: now }),
      created: [],
    };
  });

  const isStartGone = story.startNodeId !== null && gone.has(story.startNodeId);
  const rest = { ...story, startNodeId: isStartGone ? null : story.startNodeId };
  const cleared = deleteNodes(rest, { nodeIds: [...gone] });
  const left = cleared.ok ? cleared.value.story : rest;
  const fresh = new Set(nodeIds.filter((_, index) => origins[index] === undefined));
  const grown = {
    ...left,
    nodes: [...left.nodes, ...read.nodes.filter(({ id }) => fresh.has(id))],
    connections: [
      ...left.connections,
      ...read.connections.filter(({ fromNodeId }) => fresh.has(fromNodeId)),
    ],
  };
  const changed = applySections(grown, edits, newId);
  const nodes = changed.nodes.map((node): StoryNode => {
    const index = placeOf.get(node.id) ?? -1;
    const [passage, before] = [twine.passages[index], origins[index]?.passage];
    if (!passage || !before) return node;
    const place = passage.position ? read.nodes[index]?.position : undefined;
    const isMoved = place !== undefined && !deepEqual(before.position, passage.position);
    const isTagged = !deepEqual(before.tags, passage.tags);
    return {
      ...node,
      ...(isMoved ? { position: place } : {}),
      ...(isTagged ? { tags: [...passage.tags] } : {}),
    };
  });
  const named = typeof twine.start === 'string' ? find(twine.start) : (twine.start ?? -1);
  return {
    ...changed,
    nodes,
    ...(deepEqual(keptOf(twine), keptOf(written))
      ? {}
      : { twine: keptFacts(story, twine, written) }),
    ...(twine.name === written.name ? {} : { title: twine.name.trim() }),
    startNodeId: nodeIds[named] ?? (isStartGone ? (nodeIds[0] ?? null) : changed.startNodeId),
  };
}
