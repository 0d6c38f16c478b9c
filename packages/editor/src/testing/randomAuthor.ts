import {
  findInStory,
  markColours,
  nodeTypes,
  replaceInStory,
  type StoryDocument,
} from '@dreamfork/story';
import { alignments, alignSelected, distributeSelected, distributions } from '../commands/align.ts';
import { arrangeNodes } from '../commands/autoLayout/arrangeNodes.ts';
import { moveByRule } from '../commands/autoLayout/moveByRule.ts';
import { addableTypes } from '../commands/edits/nodeEdits.ts';
import { emptySelection, selectNodes } from '../store/session/selection.ts';
import type { createTestEditor } from './createTestEditor.ts';

type Editor = ReturnType<typeof createTestEditor>;

/** Whatever an author can do, done to something at random. */
export function randomAuthor(editor: Editor, random: () => number) {
  const { context, edits, session, answers } = editor;
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
    edits.select({ ...emptySelection, nodeIds: someNodes(), noteIds: someNotes() });

  const actions: (() => unknown)[] = [
    () => edits.addNode({ type: pick(addableTypes) }),
    () => edits.addNode({ type: pick(addableTypes), position: place() }),
    () => edits.addLinkedNode({ type: pick(addableTypes), fromNodeId: nodeId() }),
    () => edits.moveNodes({ positions: { [nodeId()]: place() } }),
    () => edits.moveItems({ nodes: { [nodeId()]: place() }, notes: {} }),
    () =>
      edits.moveItems({
        nodes: { [nodeId()]: place() },
        notes: {},
        intoConnectionId: connectionId(),
      }),
    () => {
      some();
      edits.nudge({ x: 1, y: -2 });
    },
    () => edits.startEditing(nodeId()),
    () => edits.typeText({ title: `Название ${random()}` }),
    () => edits.typeText({ content: `Слова ${random()}` }),
    () => edits.commitEditing(),
    () => edits.cancelEditing(),
    () => edits.travel(session.getState().history.past.length - 1),
    () => edits.redo(),
    () => {
      const found = findInStory(story(), 'слова');
      const matches = found.ok ? found.value.slice(0, 5) : [];
      session.edit({
        label: 'replace-words',
        operation: (document) => replaceInStory(document, matches, 'строки', { query: 'слова' }),
      });
    },
    () => {
      some();
      return edits.deleteSelection();
    },
    () => edits.setStart(nodeId()),
    () => edits.connect({ fromNodeId: nodeId(), toNodeId: nodeId() }),
    () => {
      const { nodeId: fromNodeId, choiceId } = choice();
      edits.connect({ fromNodeId, choiceId, toNodeId: nodeId() });
    },
    () => edits.reconnect({ connectionId: connectionId(), toNodeId: nodeId() }),
    () => edits.disconnect([connectionId()]),
    () => edits.unlinkChoice(choice()),
    () => {
      answers.prompt = `Вариант ${random()}`;
      return edits.addChoice(nodeId());
    },
    () => edits.updateChoice({ ...choice(), text: `Иначе ${random()}` }),
    () => edits.moveChoice({ ...choice(), index: Math.floor(random() * 4) }),
    () => edits.deleteChoice(choice()),
    () => edits.updateStory({ title: `История ${random()}` }),
    () => edits.updateStory({ description: `О чём ${random()}` }),
    () => moveByRule(context, 'centre-nodes'),
    () => moveByRule(context, 'fix-positions'),
    async () => {
      some();
      const texts = edits.copySelection();
      if (texts) await edits.paste(texts, { centre: place() });
    },
    () => {
      some();
      edits.cutSelection();
    },
    () => edits.paste({ text: `Слова\n\nещё\n\n\n${random()}`, html: '' }, { corner: place() }),
    async () => {
      some();
      await edits.duplicateSelection();
    },
    () => {
      some();
      return alignSelected(context, pick(alignments));
    },
    () => {
      some();
      return distributeSelected(context, pick(distributions));
    },
    () => edits.changeType({ nodeId: nodeId(), type: pick(nodeTypes) }),
    () => edits.insertIntoConnection({ type: pick(addableTypes), connectionId: connectionId() }),
    () => edits.groupNodes(someNodes()),
    () => edits.updateGroup({ groupId: groupId(), title: `Глава ${random()}` }),
    () => edits.updateGroup({ groupId: groupId(), colour: pick(markColours) }),
    () => edits.assignGroup({ nodeIds: someNodes(), groupId: groupId() }),
    () => edits.assignGroup({ nodeIds: someNodes(), groupId: null }),
    () => edits.dissolveGroup(groupId()),
    () => edits.addNote(place()),
    () => edits.updateNote({ noteId: noteId(), text: `Заметка ${random()}` }),
    () => edits.updateNote({ noteId: noteId(), size: { width: 200 + random(), height: 90 } }),
    () => edits.deleteNotes([noteId()]),
    () => arrangeNodes(context, random() < 0.5 ? 'all' : someNodes()),
  ];
  // Rare, because little is left to act upon afterwards.
  const rare = [() => edits.clearAll()];

  return async () => {
    await (random() < 0.01 ? pick(rare) : pick(actions))();
    session.closeGesture();
    if (random() < 0.2) edits.select(selectNodes([nodeId()]));
  };
}
