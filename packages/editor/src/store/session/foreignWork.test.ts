import { type StoryDocument, validateDocument } from '@dreamfork/story';
import { generateStory, seededRandom } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { randomAuthor } from '../../testing/randomAuthor.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

/** What stands in a story, as facts: the words of each text, and all other values of nodes, notes and groups. */
function factsOf({ nodes, notes, groups, title }: StoryDocument): Set<string> {
  const facts = new Set<string>();
  const words = (place: string, text: string) => {
    for (const word of text.split(/\s+/u)) facts.add(`${place} ${word}`);
  };
  words('title', title);
  for (const node of nodes) {
    words(`${node.id} title`, node.title);
    words(`${node.id} content`, node.content);
    facts.add(`${node.id} at ${node.position.x}, ${node.position.y}`);
    facts.add(`${node.id} is ${node.type}`);
    for (const choice of node.choices) words(choice.id, choice.text);
  }
  for (const note of notes) {
    words(note.id, note.text);
    facts.add(`${note.id} has ${JSON.stringify([note.position, note.size, note.colour])}`);
  }
  for (const { id, ...group } of groups) {
    words(id, group.title);
    facts.add(`${id} is ${group.colour}`);
  }
  return facts;
}

/** A tab that knows what of its story others have written. */
function openTab(server: ReturnType<typeof sharedServer>, seed: number) {
  const random = seededRandom(seed);
  const editor = createTestEditor({
    document: server.held().document,
    story: { id: 'story', version: server.held().version },
    services: server.services,
    idPrefix: `tab-${seed}`,
    answers: { conflict: { kind: 'theirs' } },
    arrange: async ({ graph }) => ({
      kind: 'arranged',
      positions: Object.fromEntries(
        graph.nodes.map(({ id }) => [id, { x: random() * 3000, y: random() * 3000 }]),
      ),
    }),
  });
  const { session, edits, persistence } = editor;
  const documentNow = () => session.getState().document;
  const author = randomAuthor(editor, random);
  let foreign: string[] = [];
  /** What this author wrote: where others come back to it, it may be undone. */
  const own = new Set<string>();
  const newSince = (before: StoryDocument): string[] => {
    const known = factsOf(before);
    return [...factsOf(documentNow())].filter((fact) => !known.has(fact));
  };
  const forget = () => {
    const now = factsOf(documentNow());
    foreign = foreign.filter((fact) => now.has(fact));
  };
  const travel = (kind: 'undo' | 'redo') => {
    edits.commitEditing();
    forget();
    const { past, future } = session.getState().history;
    const label = (kind === 'undo' ? past : future).at(-1)?.label;
    // The answer to a conflict is an edit of the author: undone, the own values are back.
    const isAnswer = label === 'load-version';
    edits[kind]();
    const left = factsOf(documentNow());
    expect(isAnswer ? [] : foreign.filter((fact) => !left.has(fact))).toEqual([]);
    forget();
  };
  return {
    documentNow,
    act: async () => {
      const before = documentNow();
      await author();
      for (const fact of newSince(before)) own.add(fact);
      forget();
    },
    travel,
    undoAndRedo: () => {
      edits.commitEditing();
      const before = documentNow();
      const { length } = session.getState().history.future;
      edits.undo();
      if (session.getState().history.future.length > length) edits.redo();
      else return;
      expect(documentNow()).toEqual(before);
    },
    meet: async (how: 'followServer' | 'saveQuietly' | 'save') => {
      edits.commitEditing();
      const before = documentNow();
      await persistence[how]();
      foreign.push(...newSince(before).filter((fact) => !own.has(fact)));
      forget();
    },
  };
}

test.each(Array.from({ length: runs(100) }, (_, index) => index + 1))(
  'C6: two tabs edit, save, undo and redo in any order: nobody takes back what the other wrote (seed %i)',
  async (seed) => {
    const random = seededRandom(seed * 7919);
    const server = sharedServer(generateStory(5, seed));
    const tabs = [openTab(server, seed * 2), openTab(server, seed * 2 + 1)];
    for (let turn = 0; turn < 120; turn += 1) {
      const tab = tabs[Math.floor(random() * 2)] as (typeof tabs)[number];
      const dice = random();
      if (dice < 0.4) await tab.act();
      else if (dice < 0.6) tab.travel('undo');
      else if (dice < 0.7) tab.travel('redo');
      else if (dice < 0.75) tab.undoAndRedo();
      else if (dice < 0.85) await tab.meet('saveQuietly');
      else if (dice < 0.95) await tab.meet('followServer');
      else await tab.meet('save');
      expect(validateDocument(tab.documentNow())).toEqual([]);
    }
  },
);
