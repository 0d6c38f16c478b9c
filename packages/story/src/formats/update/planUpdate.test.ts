import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import { updateNode } from '../../operations/updateNode.ts';
import { updateStory } from '../../operations/updateStory.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { successOf } from '../../testing/outcome.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { readStories } from '../readStories.ts';
import type { ReadStory } from '../report.ts';
import { writeTwee } from '../write/writeTwee.ts';
import { isImportedBefore, planUpdate } from './planUpdate.ts';

const read = (text: string, name = 'Паром.twee'): ReadStory => {
  const [story] = successOf(readStories([{ name, text }]));
  if (!story) throw new Error('The file has no story.');
  return story;
};

const data = (ifid: string) => `:: StoryData\n{"ifid": "${ifid}"}\n\n`;
const first = `:: Start\nПаром у берега. [[Войти->Паром]]\n\n:: Паром\nВода.\n`;
const second = `:: Start\nПаром ушёл. [[Войти->Паром]] [[Ждать->Берег]]\n\n:: Паром\nВода.\n\n:: Берег\nПесок.\n`;

const nodeOf = ({ nodes }: StoryDocument, title: string) => {
  const node = nodes.find((each) => each.title === title);
  if (!node) throw new Error(`There is no node ${title}.`);
  return node;
};

/** The story with another text of a node. */
const withText = (story: StoryDocument, title: string, content: string): StoryDocument =>
  successOf(updateNode(story, { nodeId: nodeOf(story, title).id, content })).story;

const asRead = (story: StoryDocument): ReadStory => ({ ...read(first), story });

describe('I15: a story that was imported before', () => {
  const one = read(data('AAAAAAAA-0000-4000-8000-000000000001') + first).story;

  test('has the IFID of the file, in any case', () => {
    expect(
      isImportedBefore(one, read(data('aaaaaaaa-0000-4000-8000-000000000001') + second).story),
    ).toBe(true);
    expect(
      isImportedBefore(one, read(data('AAAAAAAA-0000-4000-8000-000000000002') + first).story),
    ).toBe(false);
  });

  test('has more than half of the nodes of a file without an IFID', () => {
    const mine = read(first).story;
    expect(isImportedBefore(mine, read(second).story)).toBe(true);
    expect(isImportedBefore(one, read(second).story)).toBe(true);
    expect(isImportedBefore(mine, read(':: Start\n[[a]]\n\n:: a\nx\n').story)).toBe(false);
  });
});

describe('I16: an update', () => {
  const imported = read(first).story;

  test('brings what the file has new and keeps what the author changed', () => {
    const mine = successOf(
      updateStory(withText(imported, 'Паром', 'Чёрная вода.'), { title: 'Мой паром' }),
    ).story;
    const { apply, ...told } = planUpdate({ mine, read: read(second), imported: [imported] });
    expect(told).toEqual({
      nodes: { added: 1, removed: 0, changed: 1 },
      isEmpty: false,
      conflicts: 0,
      hasBase: true,
    });
    const after = apply('mine');
    expect(after.title).toBe('Мой паром');
    expect(nodeOf(after, 'Start').content).toBe(nodeOf(read(second).story, 'Start').content);
    expect(nodeOf(after, 'Start').choices).toHaveLength(2);
    expect(nodeOf(after, 'Паром').content).toBe('Чёрная вода.');
    expect(nodeOf(after, 'Берег').content).toBe('Песок.');
  });

  test('gives all conflicts one answer', () => {
    const mine = withText(imported, 'Start', 'Мой паром.');
    const { conflicts, apply } = planUpdate({ mine, read: read(second), imported: [imported] });
    expect(conflicts).toBe(1);
    expect(nodeOf(apply('mine'), 'Start').content).toBe('Мой паром.');
    expect(nodeOf(apply('theirs'), 'Start').content).toContain('Паром ушёл.');
  });

  test('takes nodes away that the file has no more, but none that the author changed', () => {
    const before = read(second).story;
    expect(planUpdate({ mine: before, read: read(first), imported: [before] }).nodes).toEqual({
      added: 0,
      removed: 1,
      changed: 1,
    });
    const mine = withText(before, 'Берег', 'Мокрый песок.');
    const { conflicts, nodes, apply } = planUpdate({ mine, read: read(first), imported: [before] });
    expect({ conflicts, removed: nodes.removed }).toEqual({ conflicts: 1, removed: 0 });
    expect(nodeOf(apply('mine'), 'Берег').content).toBe('Мокрый песок.');
  });

  test('takes as base the known state that is nearest, for an update may have been undone', () => {
    const updated = read(second).story;
    const plan = planUpdate({ mine: imported, read: read(second), imported: [updated, imported] });
    expect(plan).toMatchObject({ conflicts: 0, nodes: { added: 1, removed: 0, changed: 1 } });
  });

  test('without a base takes texts and connections of the file and keeps all that is only here', () => {
    const own = { ...nodeOf(imported, 'Паром'), id: 'own', title: 'Моё', content: 'Мой текст.' };
    const start = nodeOf(imported, 'Start');
    const media = [
      {
        ...{ id: 'm', mediaType: 'image' as const, url: '/api/media/m/download', title: '' },
        ...{ description: '', fileSize: 1, mimeType: 'image/png', order: 0, isActive: true },
      },
    ];
    const choice = { id: 'own-choice', text: 'К моему', connectionId: 'own-connection' };
    const mine: StoryDocument = {
      ...imported,
      nodes: [
        { ...start, content: 'Мой паром.', choices: [...start.choices, choice], media },
        ...imported.nodes.filter(({ id }) => id !== start.id),
        own,
      ],
      connections: [
        ...imported.connections,
        { id: 'own-connection', fromNodeId: start.id, toNodeId: own.id },
      ],
    };
    const plan = planUpdate({ mine, read: read(second), imported: [] });
    expect(plan).toMatchObject({ hasBase: false, conflicts: 0 });
    const after = plan.apply('mine');
    expect(nodeOf(after, 'Start').content).toContain('Паром ушёл.');
    expect(
      nodeOf(after, 'Start')
        .choices.map(({ text }) => text)
        .sort(),
    ).toEqual(['Войти', 'Ждать', 'К моему']);
    expect(nodeOf(after, 'Start').media).toEqual(media);
    expect(nodeOf(after, 'Моё').content).toBe('Мой текст.');
    expect(after.connections).toContainEqual(mine.connections.at(-1));
  });

  test('a file of ours that was changed elsewhere tells what it was written from', () => {
    fc.assert(
      fc.property(storyArbitrary, (given) => {
        fc.pre(given.nodes.length > 0);
        const story = { ...given, title: 'Паром' };
        const file = read(writeTwee(story));
        expect(file.base).toEqual(story);
        const mine = { ...story, description: 'Другое описание' };
        expect(planUpdate({ mine, read: file, imported: [] }).apply('mine')).toEqual(mine);
      }),
      { numRuns: runs(30) },
    );
  });

  test('over any two stories gives a valid one, with or without a base', () => {
    fc.assert(
      fc.property(storyArbitrary, storyArbitrary, (mine, theirs) => {
        const known = planUpdate({ mine, read: asRead(theirs), imported: [mine] }).apply('theirs');
        expect(known).toEqual(theirs);
        const plan = planUpdate({ mine, read: asRead(theirs), imported: [] });
        for (const side of ['mine', 'theirs'] as const) {
          const after = plan.apply(side);
          expect(parseStory(after)).toEqual({ ok: true, value: after });
          const present = new Set(after.nodes.map(({ id }) => id));
          for (const { id } of [...mine.nodes, ...theirs.nodes]) expect(present).toContain(id);
          const own = new Set(mine.nodes.map(({ id }) => id));
          for (const { id, content } of theirs.nodes.filter((node) => own.has(node.id))) {
            expect(after.nodes.find((node) => node.id === id)?.content).toBe(content);
          }
        }
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('I17: what an update tells', () => {
  test('a file without changes changes nothing', () => {
    const imported = read(first).story;
    for (const base of [[imported], []]) {
      const plan = planUpdate({ mine: imported, read: read(first), imported: base });
      expect(plan).toMatchObject({
        isEmpty: true,
        nodes: { added: 0, removed: 0, changed: 0 },
      });
    }
  });

  test('nodes that only move are not counted', () => {
    const imported = read(first).story;
    const moved = {
      ...imported,
      nodes: imported.nodes.map((node) => ({ ...node, position: { x: 15, y: 3000 } })),
    };
    const plan = planUpdate({ mine: imported, read: asRead(moved), imported: [imported] });
    expect(plan).toMatchObject({ isEmpty: false, nodes: { added: 0, removed: 0, changed: 0 } });
  });
});
