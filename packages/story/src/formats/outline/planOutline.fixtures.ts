import { expect } from 'vitest';
import type { StoryDocument } from '../../schema/document.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { countingIds } from '../../testing/countingIds.ts';
import { nodeLinks } from '../write/nodeLinks.ts';
import { type OutlinePlan, planOutline } from './planOutline.ts';
import { type StoryOutline, storyOutline } from './storyOutline.ts';

const newIds = () => {
  const ids = countingIds();
  return { next: () => `new-${ids.next()}` };
};

/** The plan of an edited outline; its story is a valid document. */
export const plan = (
  story: StoryDocument,
  edit: (text: string) => string,
  {
    outline = storyOutline(story),
    now = story,
  }: { outline?: StoryOutline; now?: StoryDocument } = {},
): OutlinePlan => {
  const made = planOutline({ story: now, outline, text: edit(outline.text), ids: newIds() });
  expect(parseStory(made.story)).toMatchObject({ ok: true });
  return made;
};

export const notesOf = ({ notes }: OutlinePlan) =>
  notes.map(({ code, line, name }) => `${line} ${code} ${name}`.trim());

/** Each node as its title, type, text and links. */
export function nodesOf(story: StoryDocument) {
  const titles = new Map(story.nodes.map(({ id, title }) => [id, title]));
  return story.nodes.map((node) => [
    node.title,
    node.type,
    node.content,
    ...nodeLinks(story, node).map(
      ({ label, toNodeId }) => `${label} → ${toNodeId === null ? '?' : titles.get(toNodeId)}`,
    ),
  ]);
}
