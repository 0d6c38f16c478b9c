import { changeBetween } from '../../change/changeBetween.ts';
import { reuseParts } from '../../change/reuseParts.ts';
import { deleteNodes } from '../../operations/deleteNodes.ts';
import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { Ids } from '../../schema/ids.ts';
import { deepEqual } from '../../values/deepEqual.ts';
import { slugOf } from '../markdown/markdownText.ts';
import { linksMaximum, passagesMaximum } from '../twine/twineStory.ts';
import { applySections, type SectionEdit } from './applySections.ts';
import { createNames } from './createNames.ts';
import { matchSections } from './matchSections.ts';
import { type OutlineSection, readBody, readOutline } from './readOutline.ts';
import type { ResolvedLink } from './rebuildConnections.ts';
import type { StoryOutline } from './storyOutline.ts';

/** What an author should know before a text is taken over. The last three prevent it. */
export const outlineNoteCodes = [
  'target-created',
  'target-removed',
  'anchor-repeated',
  'start-kept',
  'connection-to-self',
  'text-before-heading',
  'no-heading',
  'too-large',
] as const;

export type OutlineNoteCode = (typeof outlineNoteCodes)[number];

const blocking: readonly OutlineNoteCode[] = ['text-before-heading', 'no-heading', 'too-large'];

export type OutlineNote = {
  readonly code: OutlineNoteCode;
  /** The line of the text, from 1 on. */
  readonly line: number;
  /** The title of the node, or the name in the link. */
  readonly name: string;
};

export type OutlinePlan = {
  /** The story with the text taken over; as it was where that is prevented. */
  readonly story: StoryDocument;
  readonly notes: readonly OutlineNote[];
  readonly isPrevented: boolean;
  /** Whether nothing would change. */
  readonly isEmpty: boolean;
};

export type PlanOutlineInput = {
  /** The story as it is now. */
  story: StoryDocument;
  /** The outline as it was written, before the author edited it. */
  outline: StoryOutline;
  text: string;
  ids: Ids;
};

/** The title of a node that only a link names: hyphens of the web become spaces. */
function titleFromName(name: string): string {
  const spaced = slugOf(name) === name ? name.replaceAll('-', ' ').trim() : name;
  return spaced === '' ? '…' : `${spaced[0]?.toUpperCase()}${spaced.slice(1)}`;
}

/** The line on which a section names a target. */
function lineOf({ line, lines }: OutlineSection, target: string): number {
  const at = lines.findIndex((each) => {
    const link = each.indexOf('](');
    return link !== -1 && (each.includes(`#${target}`) || each.includes(`#${encodeURI(target)}`));
  });
  return line + at + 1;
}

const anything = () => true;

/**
 * What the edited text of an outline makes of the story (SPEC W9–W12). Only what differs between the text and the
 * outline as it was written is changed, so that edits made elsewhere meanwhile stay.
 */
export function planOutline({ story, outline, text, ids }: PlanOutlineInput): OutlinePlan {
  const noted = new Map<string, OutlineNote>();
  const note = (code: OutlineNoteCode, line: number, name = ''): void => {
    noted.set(JSON.stringify([code, line, name]), { code, line, name });
  };
  const { isWhole, anchors } = outline;
  const before = readOutline(outline.text, { isWhole, knownTitle: null });
  const after = readOutline(text, { isWhole, knownTitle: before.title ?? '' });
  const { sections } = after;
  if (sections.length === 0 && before.sections.length > 0) note('no-heading', 1);
  if (!isWhole && after.strayLine !== null) note('text-before-heading', after.strayLine);
  if (sections.length > passagesMaximum) note('too-large', sections[passagesMaximum]?.line ?? 1);

  const written = new Map(
    before.sections.flatMap((section) => {
      const nodeId = section.anchors.map((name) => anchors.get(name)).find(Boolean);
      return nodeId === undefined ? [] : [[nodeId, section] as const];
    }),
  );
  const { nodeIds: matched, repeated } = matchSections({ story, written, anchors, sections });
  for (const index of repeated) {
    const section = sections[index];
    if (section) note('anchor-repeated', section.line, section.title);
  }
  const nodeIds = matched.map((nodeId) => nodeId ?? ids.next());
  const present = new Set(nodeIds);
  const gone = [...written.keys()].filter((id) => findNode(story, id) && !present.has(id));
  const removed = new Set(gone.filter((id) => id !== story.startNodeId));
  const start = gone.find((id) => id === story.startNodeId);
  if (start !== undefined) note('start-kept', 1, findNode(story, start)?.title ?? '');

  const names = createNames({ story, anchors, sections, nodeIds, removed });
  let linkCount = 0;
  const edits: SectionEdit[] = [];
  const titles = new Map(sections.map(({ title }, index) => [nodeIds[index] ?? '', title]));
  const titleOf = (id: string | null): string =>
    (id !== null && (titles.get(id) ?? findNode(story, id)?.title)) || '…';
  for (const [index, section] of sections.entries()) {
    const nodeId = nodeIds[index] ?? '';
    const base = written.get(nodeId);
    const body = readBody(section, names.has);
    linkCount += body.links.length;
    const baseBody = base && readBody(base, anything);
    const linksDiffer = !deepEqual(body.links, baseBody?.links);
    const created: { id: string; title: string }[] = [];
    const targetOf = (target: string): string | null => {
      const known = target === '' ? null : names.find(target);
      if (known === null && target !== '') note('target-removed', lineOf(section, target), target);
      if (known !== undefined) return known;
      note('target-created', lineOf(section, target), target);
      const id = ids.next();
      created.push({ id, title: titleFromName(target) });
      titles.set(id, titleFromName(target));
      names.add(target, id);
      return id;
    };
    const mayBeUntitled = baseBody?.links.some(({ label }) => label === '') ?? false;
    const links = body.links.map(({ label, target }): ResolvedLink => {
      const toNodeId = targetOf(target);
      return { label: label === '' && !mayBeUntitled ? titleOf(toNodeId) : label, toNodeId };
    });
    const isLoop = links.some((link) => link.label === null && link.toNodeId === nodeId);
    if (linksDiffer && isLoop) {
      note('connection-to-self', section.line, section.title);
    }
    edits.push({
      nodeId,
      ...(base?.title === section.title ? {} : { title: section.title }),
      ...(baseBody?.content === body.content ? {} : { content: body.content }),
      ...(linksDiffer || !base ? { links } : {}),
      created,
    });
  }
  if (linkCount > linksMaximum) note('too-large', 1);
  const notes = [...noted.values()].sort((one, other) => one.line - other.line);
  const isPrevented = notes.some(({ code }) => blocking.includes(code));
  if (isPrevented) return { story, notes, isPrevented, isEmpty: true };

  const cleared = deleteNodes(story, { nodeIds: [...removed] });
  const changed = applySections(cleared.ok ? cleared.value.story : story, edits, () => ids.next());
  const titled = {
    ...changed,
    ...(after.title === null || after.title === before.title ? {} : { title: after.title }),
    ...(after.description === null || after.description === before.description
      ? {}
      : { description: after.description }),
  };
  const planned = reuseParts(story, titled);
  return {
    story: planned,
    notes,
    isPrevented,
    isEmpty: changeBetween(story, planned).length === 0,
  };
}
