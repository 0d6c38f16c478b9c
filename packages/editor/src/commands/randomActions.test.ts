import { markColours, nodeTypes, type StoryDocument, validateDocument } from '@dreamfork/story';
import { generateStory, seededRandom } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { emptySelection, selectNodes } from '../session/selection.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { alignments, distributions } from './align.ts';
import { addableTypes } from './nodeCommands.ts';

type Editor = ReturnType<typeof createTestEditor>;

/** Whatever an author can do, done to something at random. */
function randomAuthor(editor: Editor, random: () => number) {
  const { commands, session, answers } = editor;
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  const story = (): StoryDocument => session.getState().document;
  const node = () => pick(story().nodes);
  const nodeId = () => node().id;
  const someNodes = () =>
    story()
      .nodes.filter(() => random() < 0.3)
      .map(({ id }) => id);
  const someNotes = () =>
    story()
      .notes.filter(() => random() < 0.5)
      .map(({ id }) => id);
  const connectionId = () => pick(story().connections)?.id ?? 'none';
  const groupId = () => pick(story().groups)?.id ?? 'none';
  const noteId = () => pick(story().notes)?.id ?? 'none';
  const place = () => ({
    x: Math.floor(random() * 200) * 15,
    y: Math.floor(random() * 200 - 50) * 15,
  });
  const choice = () => {
    const owner = pick(story().nodes.filter(({ choices }) => choices.length > 0));
    return { nodeId: owner?.id ?? 'none', choiceId: pick(owner?.choices ?? [])?.id ?? 'none' };
  };
  const some = () =>
    commands.select({ ...emptySelection, nodeIds: someNodes(), noteIds: someNotes() });

  const actions: (() => unknown)[] = [
    () => commands.addNode({ type: pick(addableTypes) }),
    () => commands.addNode({ type: pick(addableTypes), position: place() }),
    () => commands.addLinkedNode({ type: pick(addableTypes), fromNodeId: nodeId() }),
    () => commands.moveNodes({ positions: { [nodeId()]: place() } }),
    () => commands.moveItems({ nodes: { [nodeId()]: place() }, notes: {} }),
    () =>
      commands.moveItems({
        nodes: { [nodeId()]: place() },
        notes: {},
        intoConnectionId: connectionId(),
      }),
    () => {
      some();
      commands.nudge({ x: 1, y: -2 });
    },
    () => {
      commands.startEditing(nodeId());
      commands.changeDraft({ title: `Название ${random()}`, content: `Слова ${random()}` });
      commands.commitEditing();
    },
    () => {
      some();
      return commands.deleteSelection();
    },
    () => commands.setStart(nodeId()),
    () => commands.connect({ fromNodeId: nodeId(), toNodeId: nodeId() }),
    () => {
      const { nodeId: fromNodeId, choiceId } = choice();
      commands.connect({ fromNodeId, choiceId, toNodeId: nodeId() });
    },
    () => commands.reconnect({ connectionId: connectionId(), toNodeId: nodeId() }),
    () => commands.disconnect([connectionId()]),
    () => commands.unlinkChoice(choice()),
    () => {
      answers.prompt = `Вариант ${random()}`;
      return commands.addChoice(nodeId());
    },
    () => commands.updateChoice({ ...choice(), text: `Иначе ${random()}` }),
    () => commands.moveChoice({ ...choice(), index: Math.floor(random() * 4) }),
    () => commands.deleteChoice(choice()),
    () => commands.updateStory({ title: `История ${random()}` }),
    () => commands.updateStory({ description: `О чём ${random()}` }),
    () => commands.centreNodes(),
    () => commands.fixPositions(),
    () => {
      some();
      const texts = commands.copySelection();
      if (texts) commands.paste(texts, { centre: place() });
    },
    () => {
      some();
      commands.cutSelection();
    },
    () => commands.paste({ text: `Слова\n\nещё\n\n\n${random()}`, html: '' }, { corner: place() }),
    () => {
      some();
      commands.duplicateSelection();
    },
    () => {
      some();
      return commands.alignSelection(pick(alignments));
    },
    () => {
      some();
      return commands.distributeSelection(pick(distributions));
    },
    () => commands.changeType({ nodeId: nodeId(), type: pick(nodeTypes) }),
    () => commands.insertIntoConnection({ type: pick(addableTypes), connectionId: connectionId() }),
    () => commands.groupNodes(someNodes()),
    () => commands.updateGroup({ groupId: groupId(), title: `Глава ${random()}` }),
    () => commands.updateGroup({ groupId: groupId(), colour: pick(markColours) }),
    () => commands.assignGroup({ nodeIds: someNodes(), groupId: groupId() }),
    () => commands.assignGroup({ nodeIds: someNodes(), groupId: null }),
    () => commands.dissolveGroup(groupId()),
    () => commands.addNote(place()),
    () => commands.updateNote({ noteId: noteId(), text: `Заметка ${random()}` }),
    () => commands.updateNote({ noteId: noteId(), size: { width: 200 + random(), height: 90 } }),
    () => commands.deleteNotes([noteId()]),
    () => commands.arrangeNodes(random() < 0.5 ? 'all' : someNodes()),
  ];
  // Rare, because little is left to act upon afterwards.
  const rare = [() => commands.clearAll()];

  return async () => {
    await (random() < 0.01 ? pick(rare) : pick(actions))();
    session.closeGesture();
    if (random() < 0.2) commands.select(selectNodes([nodeId()]));
  };
}

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'fifty random actions and fifty undos give the identical document (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const document = generateStory(20, seed);
    const editor = createTestEditor({
      document,
      arrange: async ({ graph }) => ({
        kind: 'arranged',
        positions: Object.fromEntries(
          graph.nodes.map(({ id }) => [id, { x: random() * 3000, y: random() * 3000 }]),
        ),
      }),
    });
    const { session, commands } = editor;
    const act = randomAuthor(editor, random);
    while (session.getState().history.past.length < 50) {
      await act();
      const current = session.getState().document;
      expect(validateDocument(current)).toEqual([]);
    }
    const last = session.getState().document;
    const steps = session.getState().history.past.length;
    for (let step = 0; step < steps; step += 1) commands.undo();
    expect(session.getState().document).toEqual(document);
    expect(session.getState().history.past).toEqual([]);
    for (let step = 0; step < steps; step += 1) commands.redo();
    expect(session.getState().document).toEqual(last);
  },
);
