import fc from 'fast-check';
import { addNode } from '../operations/addNode.ts';
import { addChoice, deleteChoice, moveChoice, updateChoice } from '../operations/choices.ts';
import { connect, disconnect, reconnect } from '../operations/connect.ts';
import { connectByTitle } from '../operations/connectByTitle.ts';
import { clearAll, deleteNodes } from '../operations/deleteNodes.ts';
import type { EditResult } from '../operations/edit.ts';
import { addGroup, assignGroup, deleteGroup, updateGroup } from '../operations/groups.ts';
import { setClosedReason, setCondition, setEffects } from '../operations/logic.ts';
import { moveOutlineRow } from '../operations/moveOutlineRow.ts';
import { addNote, deleteNotes, moveNotes, updateNote } from '../operations/notes.ts';
import { centreNodes, fixPositions, moveNodes } from '../operations/positions.ts';
import { setNodeMedia, updateNode } from '../operations/updateNode.ts';
import { setStart, updateStory } from '../operations/updateStory.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import { lookFaces } from '../schema/look.ts';
import { markColours } from '../schema/markColours.ts';
import { nodeTypes } from '../schema/nodeTypes.ts';
import { countingIds } from './countingIds.ts';

type Dice = { one: number; two: number; text: string; place: number; id: string };

/** An edit that picks its nodes, choices and connections from the story that it gets. */
export type RandomEdit = (story: StoryDocument) => EditResult;

const nowhere = 'nowhere';

/** Mostly an item of the list, sometimes one that does not exist. */
const pick = (ids: readonly string[], dice: number): string =>
  ids[dice % (ids.length + (dice % 7 === 0 ? 1 : 0))] ?? nowhere;

const nodeIn = (story: StoryDocument, dice: number) =>
  pick(
    story.nodes.map(({ id }) => id),
    dice,
  );

const choiceNodeIn = (story: StoryDocument, dice: number) =>
  pick(
    story.nodes.flatMap(({ id, type }) => (type === 'choice' || dice % 5 === 0 ? id : [])),
    dice,
  );

const connectionIn = (story: StoryDocument, dice: number) =>
  pick(
    story.connections.map(({ id }) => id),
    dice,
  );

const groupIn = (story: StoryDocument, dice: number) =>
  pick(
    story.groups.map(({ id }) => id),
    dice,
  );

const noteIn = (story: StoryDocument, dice: number) =>
  pick(
    story.notes.map(({ id }) => id),
    dice,
  );

const colourOf = (dice: number) => markColours[dice % markColours.length] ?? 'grey';

const choiceIn = (story: StoryDocument, dice: number) => {
  const places = story.nodes.flatMap(({ id: nodeId, choices }) =>
    choices.map(({ id: choiceId }) => ({ nodeId, choiceId })),
  );
  return places[dice % (places.length || 1)] ?? { nodeId: nowhere, choiceId: nowhere };
};

/** Ids that nothing in the story has, as those of an editor. */
function freshIds({ nodes, connections }: StoryDocument, prefix: string): Ids {
  const taken = new Set([
    ...nodes.flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)]),
    ...connections.map(({ id }) => id),
  ]);
  const ids = countingIds(`link-${prefix}`);
  const next = (): string => {
    const id = ids.next();
    return taken.has(id) ? next() : id;
  };
  return { next };
}

const edits = {
  addNode: (story, { one, id, place, text }) =>
    addNode(
      story,
      {
        node: {
          id,
          type: nodeTypes[one % nodeTypes.length] ?? 'text',
          ...(one % 3 === 0 ? { position: { x: place, y: -place }, title: text } : {}),
        },
      },
      { random: () => (one % 100) / 100 },
    ),
  addLinkedNode: (story, { one, two, id }) =>
    addNode(
      story,
      {
        node: { id, type: nodeTypes[one % nodeTypes.length] ?? 'text' },
        linkFrom:
          two % 2 === 0
            ? { ...choiceIn(story, two), connectionId: `link-${id}` }
            : { nodeId: nodeIn(story, two), connectionId: `link-${id}` },
      },
      { random: () => 0.5, locale: 'en' },
    ),
  moveNodes: (story, { one, two, place }) =>
    moveNodes(story, {
      positions: {
        [nodeIn(story, one)]: { x: place, y: place / 3 },
        [nodeIn(story, two)]: { x: -place, y: Number.NaN },
      },
    }),
  updateNode: (story, { one, two, text }) =>
    updateNode(story, {
      nodeId: nodeIn(story, one),
      title: text,
      ...(two % 2 === 0 ? { type: nodeTypes[two % nodeTypes.length] ?? 'text' } : {}),
    }),
  deleteNodes: (story, { one, two }) =>
    deleteNodes(story, { nodeIds: [nodeIn(story, one), nodeIn(story, two)] }),
  connect: (story, { one, two, id }) =>
    connect(story, {
      connectionId: `link-${id}`,
      fromNodeId: nodeIn(story, one),
      toNodeId: nodeIn(story, two),
    }),
  connectChoice: (story, { one, two, id }) => {
    const { nodeId, choiceId } = choiceIn(story, one);
    const toNodeId = nodeIn(story, two);
    return connect(story, { connectionId: `link-${id}`, fromNodeId: nodeId, toNodeId, choiceId });
  },
  reconnect: (story, { one, two }) =>
    reconnect(story, { connectionId: connectionIn(story, one), toNodeId: nodeIn(story, two) }),
  disconnect: (story, { one, two }) =>
    disconnect(story, { connectionIds: [connectionIn(story, one), connectionIn(story, two)] }),
  addChoice: (story, { one, id, text }) =>
    addChoice(story, { nodeId: choiceNodeIn(story, one), choiceId: id, text }),
  updateChoice: (story, { one, text }) => updateChoice(story, { ...choiceIn(story, one), text }),
  moveChoice: (story, { one, place }) =>
    moveChoice(story, { ...choiceIn(story, one), index: place }),
  deleteChoice: (story, { one }) => deleteChoice(story, choiceIn(story, one)),
  connectByTitle: (story, { one, two, id, text }) => {
    const target = story.nodes.find((node) => node.id === nodeIn(story, two))?.title.trim() || id;
    const links = [{ words: two % 3 === 0 ? '' : text.trim(), target }];
    return connectByTitle(
      story,
      { nodeId: nodeIn(story, one), links },
      { ids: freshIds(story, id) },
    );
  },
  moveOutlineRow: (story, { one, two, id }) =>
    moveOutlineRow(
      story,
      {
        direction: two % 2 === 0 ? 'in' : 'out',
        ...(two % 3 === 0 ? choiceIn(story, one) : { nodeId: nodeIn(story, one) }),
      },
      { ids: freshIds(story, id) },
    ),
  setStart: (story, { one }) => setStart(story, { nodeId: nodeIn(story, one) }),
  addGroup: (story, { one, two, id, text }) =>
    addGroup(story, {
      group: { id, title: text, colour: colourOf(one) },
      nodeIds: [nodeIn(story, one), nodeIn(story, two)],
    }),
  updateGroup: (story, { one, two, text }) =>
    updateGroup(story, { groupId: groupIn(story, one), title: text, colour: colourOf(two) }),
  deleteGroup: (story, { one }) => deleteGroup(story, { groupId: groupIn(story, one) }),
  assignGroup: (story, { one, two }) =>
    assignGroup(story, {
      nodeIds: [nodeIn(story, one)],
      groupId: two % 3 === 0 ? null : groupIn(story, two),
    }),
  addNote: (story, { one, id, text, place }) =>
    addNote(story, { note: { id, text, position: { x: place, y: one % 900 } } }),
  updateNote: (story, { one, two, text, place }) =>
    updateNote(story, {
      noteId: noteIn(story, one),
      text,
      colour: colourOf(two),
      size: { width: place, height: two % 400 },
    }),
  moveNotes: (story, { one, place }) =>
    moveNotes(story, { positions: { [noteIn(story, one)]: { x: -place, y: place } } }),
  deleteNotes: (story, { one }) => deleteNotes(story, { noteIds: [noteIn(story, one)] }),
  setNodeMedia: (story, { one, two, text, id }) =>
    setNodeMedia(story, {
      nodeId: nodeIn(story, one),
      media: [],
      mediaNodeId: two % 2 === 0 ? id : null,
      ...(two % 3 === 0 ? { content: text } : {}),
    }),
  setCondition: (story, { one, two, text }) =>
    setCondition(story, {
      place: two % 2 === 0 ? choiceIn(story, one) : { connectionId: connectionIn(story, one) },
      condition: text,
    }),
  setClosedReason: (story, { one, text }) =>
    setClosedReason(story, { ...choiceIn(story, one), closedReason: text }),
  setEffects: (story, { one, two, text }) =>
    setEffects(story, {
      ...(two % 2 === 0 ? choiceIn(story, one) : { nodeId: nodeIn(story, one) }),
      effects: two % 3 === 0 ? [] : [{ kind: 'add', variable: text, value: text }],
    }),
  updateStory: (story, { text }) => updateStory(story, { title: text }),
  changeLook: (story, { one, two }) =>
    updateStory(story, {
      look: { face: lookFaces[one % lookFaces.length] ?? null, dropCap: two % 2 === 0 || null },
    }),
  clearAll,
  centreNodes,
  fixPositions,
} satisfies Record<string, (story: StoryDocument, dice: Dice) => EditResult>;

const rare: readonly string[] = ['clearAll', 'centreNodes', 'fixPositions'];

const dice: fc.Arbitrary<Dice> = fc.record({
  one: fc.nat(),
  two: fc.nat(),
  text: fc.string(),
  place: fc.oneof(fc.double(), fc.integer({ min: -3, max: 1200 })),
  // Few ids, so that some are taken; some of them collide with those of storyArbitrary.
  id: fc.oneof(
    fc.integer({ min: 0, max: 40 }).map((number) => `new-${number}`),
    fc.constantFrom('n1', 'n2.0', 'n3.1', 'x'.repeat(190)),
  ),
});

export const editArbitrary: fc.Arbitrary<RandomEdit> = fc
  .tuple(
    fc.oneof(
      {
        weight: 12,
        arbitrary: fc.constantFrom(...Object.keys(edits).filter((name) => !rare.includes(name))),
      },
      { weight: 1, arbitrary: fc.constantFrom(...rare) },
    ),
    dice,
  )
  .map(([name, roll]) => {
    const edit = edits[name as keyof typeof edits] as (
      story: StoryDocument,
      roll: Dice,
    ) => EditResult;
    return Object.assign((story: StoryDocument) => edit(story, roll), {
      toString: () => `${name} ${JSON.stringify(roll)}`,
    });
  });

export const editsArbitrary = fc.array(editArbitrary, { maxLength: 25, size: 'max' });
