import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange } from '../change/applyChange.ts';
import { addGroup } from '../operations/groups.ts';
import { addNote } from '../operations/notes.ts';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { buildStory } from '../testing/buildStory.ts';
import { countingIds } from '../testing/countingIds.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { escapeBraces } from '../variables/mapStory.ts';
import { clipText, parseClip } from './clip.ts';
import { copyNodes, duplicateNodes } from './copyNodes.ts';
import { pasteClip } from './pasteClip.ts';

const empty = buildStory().build();

const withNote = successOf(
  addNote(sampleStory, { note: { id: 'n', text: 'Проверить', position: { x: 0, y: 0 } } }),
).story;
const story = deepFreeze(
  successOf(
    addGroup(withNote, {
      group: { id: 'tower', title: 'Башня', colour: 'blue' },
      nodeIds: ['stairs', 'window'],
    }),
  ).story,
);

const paste = (into: StoryDocument, clip = copyNodes(story, ['door', 'stairs'])) =>
  successOf(pasteClip(into, clip, { ids: countingIds('new'), at: { x: 30, y: 60 } }));

describe('copyNodes', () => {
  test('K1: copies nodes and the connections among them', () => {
    const clip = copyNodes(story, ['stairs', 'door', 'nobody'], ['n']);
    expect(clip.nodes.map(({ id }) => id)).toEqual(['door', 'stairs']);
    expect(clip.connections.map(({ id }) => id)).toEqual(['door.1>stairs']);
    expect(clip.notes.map(({ text }) => text)).toEqual(['Проверить']);
  });

  test('K2: choices out of the clip lose their target, and only whole groups are copied', () => {
    const clip = copyNodes(story, ['door', 'stairs']);
    expect(clip.nodes[0]?.choices.map(({ connectionId }) => connectionId)).toEqual([
      'door.1>stairs',
      'temp_door.2',
      'temp_door.3',
    ]);
    expect(clip.groups).toEqual([]);
    expect(copyNodes(story, ['stairs', 'window', 'sea']).groups).toEqual(story.groups);
  });
});

describe('parseClip', () => {
  test('K3: a copied clip of any story can be read', () => {
    fc.assert(
      fc.property(storyArbitrary, fc.func(fc.boolean()), (any, isChosen) => {
        const nodeIds = any.nodes.flatMap(({ id }) => (isChosen(id) ? id : []));
        const clip = copyNodes(
          any,
          nodeIds,
          any.notes.map(({ id }) => id),
        );
        expect(parseClip(JSON.stringify(clip))).toEqual({ ok: true, value: clip });
      }),
    );
  });

  test.each([
    ['', 'clip-unrecognised'],
    ['Просто текст', 'clip-unrecognised'],
    ['"dreamfork/clip"', 'clip-unrecognised'],
    ['{"format":"dreamfork/clip"', 'clip-unrecognised'],
    ['{"format":"dreamfork/clip","version":2}', 'clip-newer'],
    ['{"format":"dreamfork/clip","version":"1"}', 'clip-damaged'],
    ['{"format":"dreamfork/clip","version":1}', 'clip-damaged'],
    ['{"format":"dreamfork/clip","version":1,"nodes":[{}],"connections":[]}', 'clip-damaged'],
  ])('K3: refuses %s', (text, code) => {
    expect(failureOf(parseClip(text)).code).toBe(code);
  });

  test('K3: refuses data that nests too deeply', () => {
    const notes = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const text = `{"format":"dreamfork/clip","version":1,"nodes":[],"connections":[],"notes":${notes}}`;
    expect(failureOf(parseClip(text)).code).toBe('clip-damaged');
  });

  test('K3: refuses any other clipboard text, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (nodes, connections) => {
        const clip = { format: 'dreamfork/clip', version: 1, nodes, connections };
        let text: string | undefined;
        try {
          text = JSON.stringify(clip);
        } catch {
          fc.pre(false);
        }
        const result = parseClip(text ?? '');
        expect(!result.ok || parseStory({ title: '', ...result.value }).ok).toBe(true);
      }),
    );
  });
});

describe('clipText', () => {
  test('K4: contains the texts of the nodes', () => {
    expect(clipText(copyNodes(story, ['door', 'stairs'], ['n']))).toBe(
      [
        'У двери маяка',
        'Дверь была не заперта. Из щели тянуло теплом и керосином. Что вы сделаете?',
        '1. Войти и подняться → Лестница\n2. Заглянуть в окно\n3. Вернуться к лодке\n\n\nЛестница',
        'Сто двенадцать ступеней. На последней стояла кружка, и чай в ней ещё дымился.\n\n\nПроверить',
      ].join('\n\n'),
    );
  });
});

describe('pasteClip', () => {
  test('K5: everything gets a new id, and the upper left corner is at the given point', () => {
    const { story: after, nodeIds } = paste(story);
    expect(nodeIds).toEqual(['new-1', 'new-2']);
    const [door, stairs] = after.nodes.slice(-2);
    expect(door?.position).toEqual({ x: 30, y: 60 });
    expect(stairs?.position).toEqual({ x: 330, y: 60 });
    expect(door?.choices.map(({ text }) => text)).toEqual(
      sampleStory.nodes[1]?.choices.map(({ text }) => text),
    );
    expect(
      after.connections.slice(-3).map(({ fromNodeId, toNodeId }) => [fromNodeId, toNodeId]),
    ).toEqual([
      ['new-1', 'new-2'],
      ['new-1', ''],
      ['new-1', ''],
    ]);
  });

  test('K6: a second start becomes an ordinary node; a story without a start gets one', () => {
    const clip = copyNodes(story, ['beach', 'door']);
    expect(
      paste(story, clip)
        .story.nodes.slice(-2)
        .map(({ type }) => type),
    ).toEqual(['text', 'choice']);
    expect(paste(story, clip).story.startNodeId).toBe('beach');
    const fresh = paste(empty, clip).story;
    expect(fresh.nodes.map(({ type }) => type)).toEqual(['start', 'choice']);
    expect(fresh.startNodeId).toBe('new-1');
    expect(paste(empty, copyNodes(story, ['sea'])).story.startNodeId).toBe('new-1');
  });

  test('K7: media are copied, the server’s record of them is not', () => {
    const image = {
      id: 'm',
      storyNodeId: 'window',
      mediaType: 'image' as const,
      url: '/lamp.webp',
      title: '',
      description: '',
      fileSize: 1,
      mimeType: 'image/webp',
      order: 0,
      isActive: true,
    };
    const nodes = story.nodes.map((node) =>
      node.id === 'window' ? { ...node, media: [image], mediaNodeId: 'record' } : node,
    );
    const copy = paste(empty, copyNodes({ ...story, nodes }, ['window'])).story.nodes[0];
    expect(copy?.media).toEqual([{ ...image, storyNodeId: 'new-1' }]);
    expect(copy?.mediaNodeId).toBeNull();
  });

  test('K5: an id that is in use is refused', () => {
    const taken = { next: () => 'beach' };
    const clip = copyNodes(story, ['sea']);
    const result = pasteClip(story, clip, { ids: taken, at: { x: 0, y: 0 } });
    expect(failureOf(result).code).toBe('id-taken');
  });

  test('K5: pasting any clip into any story leaves a valid story that contains the clip', () => {
    fc.assert(
      fc.property(storyArbitrary, storyArbitrary, fc.func(fc.boolean()), (from, into, isChosen) => {
        deepFreeze(into);
        const nodeIds = from.nodes.flatMap(({ id }) => (isChosen(id) ? id : []));
        const clip = deepFreeze(
          copyNodes(
            from,
            nodeIds,
            from.notes.map(({ id }) => id),
          ),
        );
        const { story: after, change, nodeIds: fresh, noteIds } = paste(into, clip);
        expect(parseStory(after)).toEqual({ ok: true, value: after });
        expect(applyChange(into, change)).toStrictEqual(after);
        // A story that becomes one that remembers gets its braces escaped (K12).
        const known = after.variables && !into.variables ? escapeBraces(into) : into;
        const pasted = after.variables && !from.variables ? escapeBraces(clip) : clip;
        expect(after.nodes.slice(0, into.nodes.length)).toEqual(known.nodes);
        const again = copyNodes(after, fresh, noteIds);
        expect(clipText(again)).toBe(clipText(pasted));
        expect(again.connections).toHaveLength(clip.connections.length);
      }),
    );
  });
});

describe('duplicateNodes', () => {
  test('K8: copies are beside the originals and in their groups', () => {
    const { story: after } = successOf(
      duplicateNodes(story, {
        nodeIds: ['stairs', 'sea'],
        noteIds: ['n'],
        ids: countingIds('new'),
        offset: { x: 15, y: 30 },
      }),
    );
    const original = story.nodes[2]?.position ?? { x: 0, y: 0 };
    const [stairs, sea] = after.nodes.slice(-2);
    expect(stairs).toMatchObject({
      title: 'Лестница',
      groupId: 'tower',
      position: { x: original.x + 15, y: original.y + 30 },
    });
    expect(sea?.groupId).toBeUndefined();
    expect(after.groups).toEqual(story.groups);
    expect(after.notes.at(-1)?.position).toEqual({ x: 15, y: 30 });
  });

  test('K8: a whole group is copied as a group; unknown items are refused', () => {
    const input = { ids: countingIds('new'), offset: { x: 15, y: 30 } };
    const { story: after } = successOf(
      duplicateNodes(story, { ...input, nodeIds: ['stairs', 'window'] }),
    );
    expect(after.groups.map(({ title }) => title)).toEqual(['Башня', 'Башня']);
    expect(after.nodes.at(-1)?.groupId).toBe(after.groups[1]?.id);
    const codeOf = (nodeIds: string[], noteIds: string[]) =>
      failureOf(duplicateNodes(story, { ...input, nodeIds, noteIds })).code;
    expect(codeOf(['nobody'], [])).toBe('node-not-found');
    expect(codeOf([], ['nobody'])).toBe('note-not-found');
  });
});
