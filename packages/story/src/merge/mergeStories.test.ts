import { describe, expect, test } from 'vitest';
import { addNode } from '../operations/addNode.ts';
import { addChoice, deleteChoice, updateChoice } from '../operations/choices.ts';
import { connect, disconnect, reconnect } from '../operations/connect.ts';
import { deleteNodes } from '../operations/deleteNodes.ts';
import type { EditResult } from '../operations/edit.ts';
import { addGroup, assignGroup } from '../operations/groups.ts';
import { moveNodes } from '../operations/positions.ts';
import { setNodeStatus, updateNode } from '../operations/updateNode.ts';
import { updateStory } from '../operations/updateStory.ts';
import { readText, writeText } from '../operations/writeText.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { NodeStatus } from '../schema/nodeStatus.ts';
import { successOf } from '../testing/outcome.ts';
import { sampleStory as base } from '../testing/sampleStory.ts';
import { conflictKey } from './conflict.ts';
import { targetOf } from './links.ts';
import { mergeStories, mergeTogether, resolveConflicts } from './mergeStories.ts';

type Step = (story: StoryDocument) => EditResult;

const after = (...steps: Step[]): StoryDocument =>
  steps.reduce((story, step) => successOf(step(story)).story, base);

const merge = (mine: StoryDocument, theirs: StoryDocument) => mergeStories({ base, mine, theirs });

const nodeIn = ({ nodes }: StoryDocument, nodeId: string) => nodes.find(({ id }) => id === nodeId);

const targetsOf = (story: StoryDocument) =>
  nodeIn(story, 'door')?.choices.map((choice) => targetOf(story, choice));

const title =
  (nodeId: string, title: string): Step =>
  (story) =>
    updateNode(story, { nodeId, title });

const remove =
  (...nodeIds: string[]): Step =>
  (story) =>
    deleteNodes(story, { nodeIds });

const door = (choiceId: string) => ({ nodeId: 'door', choiceId });

const lead =
  (choiceId: string, toNodeId: string, connectionId = 'link'): Step =>
  (story) =>
    connect(story, { fromNodeId: 'door', choiceId, toNodeId, connectionId });

describe('mergeStories', () => {
  test('M4: parts of a node and fields of the story merge separately', () => {
    const mine = after(title('boat', 'К воде'), (story) => updateStory(story, { title: 'Маяк' }));
    const theirs = after((story) => moveNodes(story, { positions: { boat: { x: 0, y: 15 } } }));
    const { merged, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.title).toBe('Маяк');
    expect(nodeIn(merged, 'boat')).toMatchObject({ title: 'К воде', position: { x: 0, y: 15 } });
  });

  test('M4: choices merge one by one', () => {
    const mine = after(
      (story) => updateChoice(story, { ...door('door.1'), text: 'Подняться' }),
      lead('door.2', 'sea'),
    );
    const theirs = after(
      (story) => addChoice(story, { nodeId: 'door', choiceId: 'new', text: 'Уйти' }),
      (story) => deleteChoice(story, door('door.3')),
    );
    const { merged, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(nodeIn(merged, 'door')?.choices.map(({ text }) => text)).toEqual([
      'Подняться',
      'Заглянуть в окно',
      'Уйти',
    ]);
    expect(targetsOf(merged)).toEqual(['stairs', 'sea', '']);
  });

  test('M4: a choice that leads by another connection to the same node follows their change of it', () => {
    const door = nodeIn(base, 'door');
    const [first] = door?.choices ?? [];
    const connection = base.connections.find(({ id }) => id === first?.connectionId);
    const other = base.nodes.find(({ id }) => id !== 'door' && id !== connection?.toNodeId);
    if (!door || !first || !connection || !other) throw new Error('The sample story has changed.');
    const again = { ...connection, id: 'again' };
    const mine: StoryDocument = {
      ...base,
      nodes: base.nodes.map((node) =>
        node.id === 'door'
          ? {
              ...node,
              choices: node.choices.map((one) =>
                one.id === first.id ? { ...one, connectionId: 'again' } : one,
              ),
            }
          : node,
      ),
      connections: [...base.connections, again],
    };
    const theirs: StoryDocument = {
      ...base,
      connections: base.connections.map((one) =>
        one.id === connection.id ? { ...one, toNodeId: other.id } : one,
      ),
    };
    for (const { merged, conflicts } of [merge(mine, theirs), merge(theirs, mine)]) {
      expect(conflicts).toEqual([]);
      expect(targetsOf(merged)?.[0]).toBe(other.id);
      expect(merged.connections.map(({ id }) => id)).not.toContain('again');
    }
  });

  test('M4: the same plain connection drawn on both sides is one', () => {
    const draw =
      (connectionId: string): Step =>
      (story) =>
        connect(story, { fromNodeId: 'stairs', toNodeId: 'sea', connectionId });
    const { merged } = merge(after(draw('b')), after(draw('a')));
    const drawn = merged.connections.filter(({ toNodeId, fromNodeId }) =>
      [fromNodeId, toNodeId].every((id) => ['stairs', 'sea'].includes(id)),
    );
    expect(drawn.map(({ id }) => id)).toEqual(['a']);
  });

  test('M5: a deleted node that they edited is kept with its connections until the conflict is resolved', () => {
    const input = { base, mine: after(remove('window')), theirs: after(title('window', 'Ставни')) };
    const { merged, conflicts } = mergeStories(input);
    expect(conflicts).toMatchObject([{ kind: 'node', id: 'window', mine: null }]);
    expect(merged).toEqual(input.theirs);
    const [key] = conflicts.map(conflictKey);
    const deleted = resolveConflicts(input, { [key as string]: 'mine' });
    expect(nodeIn(deleted, 'window')).toBeUndefined();
    expect(targetsOf(deleted)).toEqual(['stairs', '', 'boat']);
    expect(resolveConflicts(input, { [key as string]: 'theirs' })).toEqual(input.theirs);
  });

  test('M5: a deleted node that they connected to is kept', () => {
    const theirs = after(
      (story) => addNode(story, { node: { id: 'new', type: 'text' } }, { random: () => 0.5 }),
      (story) => connect(story, { fromNodeId: 'new', toNodeId: 'boat', connectionId: 'n' }),
    );
    const { merged, conflicts } = merge(after(remove('boat')), theirs);
    expect(conflicts).toMatchObject([{ kind: 'node', id: 'boat' }]);
    expect(merged.connections.some(({ id }) => id === 'n')).toBe(true);
  });

  test('M5: a consequence of another deletion is no conflict', () => {
    const { merged, conflicts } = merge(after(remove('door')), after(remove('stairs', 'boat')));
    expect(conflicts).toEqual([]);
    expect(merged.nodes.map(({ id }) => id)).toEqual(['beach', 'window', 'morning', 'sea']);
  });

  test('M5: a connection deleted along with its target is kept if they redirected it', () => {
    const theirs = after((story) =>
      reconnect(story, { connectionId: 'door.2>window', toNodeId: 'sea' }),
    );
    const { merged, conflicts } = merge(after(remove('window')), theirs);
    expect(conflicts).toEqual([]);
    expect(targetsOf(merged)).toEqual(['stairs', 'sea', 'boat']);
  });

  test('M5: deleting a choice conflicts with changing its text', () => {
    const mine = after((story) => deleteChoice(story, door('door.2')));
    const theirs = after((story) => updateChoice(story, { ...door('door.2'), text: 'Окно' }));
    const { merged, conflicts } = merge(mine, theirs);
    expect(conflicts).toMatchObject([
      { id: 'door', part: 'choice', choiceId: 'door.2', mine: null },
    ]);
    expect(merged).toEqual(theirs);
  });

  test('M5: deleting a connection conflicts with redirecting it', () => {
    const connectionIds = ['boat>sea'];
    const mine = after((story) => disconnect(story, { connectionIds }));
    const theirs = after((story) =>
      reconnect(story, { connectionId: 'boat>sea', toNodeId: 'morning' }),
    );
    const { merged, conflicts } = merge(mine, theirs);
    expect(conflicts).toMatchObject([{ kind: 'connection', id: 'boat>sea', mine: null }]);
    expect(merged).toEqual(theirs);
  });

  test('M6: a conflict takes my value, or theirs if the author chooses it', () => {
    const input = {
      base,
      mine: after(title('sea', 'Прилив')),
      theirs: after(title('sea', 'Отлив')),
    };
    const { merged, conflicts } = mergeStories(input);
    expect(conflicts).toEqual([
      { kind: 'node', id: 'sea', part: 'title', base: 'Море', mine: 'Прилив', theirs: 'Отлив' },
    ]);
    expect(nodeIn(merged, 'sea')?.title).toBe('Прилив');
    const answers = Object.fromEntries(
      conflicts.map((conflict) => [conflictKey(conflict), 'theirs' as const]),
    );
    expect(nodeIn(resolveConflicts(input, answers), 'sea')?.title).toBe('Отлив');
  });

  test('M6: places, sizes, colours and statuses are no question, the later one is taken', () => {
    const place =
      (x: number): Step =>
      (story) =>
        moveNodes(story, { positions: { sea: { x, y: 0 } } });
    const status =
      (value: NodeStatus): Step =>
      (story) =>
        setNodeStatus(story, { nodeIds: ['sea'], status: value });
    const { merged, conflicts } = merge(
      after(place(15), status('done')),
      after(place(30), status('idea')),
    );
    expect(conflicts).toEqual([]);
    expect(nodeIn(merged, 'sea')).toMatchObject({ position: { x: 15 }, status: 'done' });
  });

  test('M12: texts of both sides meet word by word, wherever they stand', () => {
    const boat =
      (content: string): Step =>
      (story) =>
        updateNode(story, { nodeId: 'boat', content });
    const choice =
      (text: string): Step =>
      (story) =>
        updateChoice(story, { ...door('door.1'), text });
    const about =
      (description: string): Step =>
      (story) =>
        updateStory(story, { description });
    const start = after(boat('Вода тиха.'), choice('Войти внутрь'), about('О море и о маяке.'));
    const from = (...steps: Step[]) =>
      steps.reduce((story, step) => successOf(step(story)).story, start);
    const mine = from(
      boat('Вода очень тиха.'),
      choice('Войти тихо внутрь'),
      about('О старом море и о маяке.'),
    );
    const theirs = from(
      boat('Вода тиха. Плеск.'),
      choice('Тихо войти внутрь дома'),
      about('О море и о тёмном маяке.'),
    );
    const { merged, conflicts } = mergeStories({ base: start, mine, theirs });
    expect(nodeIn(merged, 'boat')?.content).toBe('Вода очень тиха. Плеск.');
    expect(nodeIn(merged, 'door')?.choices[0]?.text).toBe('Тихо войти тихо внутрь дома');
    expect(merged.description).toBe('О старом море и о тёмном маяке.');
    expect(conflicts).toEqual([]);
  });

  test('M4: a choice that follows another connection, and one that is led elsewhere by its connection, is one conflict', () => {
    const shared = after(lead('door.2', 'stairs', 'second'));
    const [first] = nodeIn(shared, 'door')?.choices ?? [];
    const follow = (connectionId: string): StoryDocument => ({
      ...shared,
      nodes: shared.nodes.map((node) =>
        node.id === 'door'
          ? {
              ...node,
              choices: node.choices.map((one) =>
                one.id === 'door.2' ? { ...one, connectionId } : one,
              ),
            }
          : node,
      ),
    });
    const start = follow(first?.connectionId ?? '');
    const mine = successOf(lead('door.2', 'sea', 'own')(start)).story;
    const theirs = successOf(
      reconnect(start, { connectionId: first?.connectionId ?? '', toNodeId: 'boat' }),
    ).story;
    const { merged, conflicts } = mergeStories({ base: start, mine, theirs });
    expect(conflicts).toMatchObject([
      { part: 'choice-target', choiceId: 'door.2', mine: 'sea', theirs: 'boat' },
    ]);
    expect(targetsOf(merged)?.slice(0, 2)).toEqual(['boat', 'sea']);
  });

  test('M4: plain connections that differ in their condition are two', () => {
    const draw = (connectionId: string, condition?: string): StoryDocument => {
      const story = after((one) =>
        connect(one, { fromNodeId: 'stairs', toNodeId: 'sea', connectionId }),
      );
      const connections = story.connections.map((one) =>
        one.id === connectionId && condition ? { ...one, condition } : one,
      );
      return { ...story, connections };
    };
    const { merged } = merge(draw('a'), draw('b', 'visited("sea")'));
    expect(merged.connections).toContainEqual(expect.objectContaining({ id: 'a' }));
    expect(merged.connections).toContainEqual(
      expect.objectContaining({ id: 'b', condition: 'visited("sea")' }),
    );
  });

  test('M6, M7: a choice that both connected differently is a conflict and leaves no unused connection', () => {
    const free = (story: StoryDocument) => disconnect(story, { connectionIds: ['door.1>stairs'] });
    const start = after(free);
    const link = (toNodeId: string, id: string) =>
      successOf(lead('door.1', toNodeId, id)(start)).story;
    const input = { base: start, mine: link('sea', 'm'), theirs: link('morning', 't') };
    const { merged, conflicts } = mergeStories(input);
    expect(conflicts).toMatchObject([
      { part: 'choice-target', choiceId: 'door.1', base: null, mine: 'sea', theirs: 'morning' },
    ]);
    expect(merged).toEqual(input.mine);
    const answers = Object.fromEntries(
      conflicts.map((conflict) => [conflictKey(conflict), 'theirs' as const]),
    );
    expect(targetsOf(resolveConflicts(input, answers))?.[0]).toBe('morning');
  });

  test('M7: a group that both sides together emptied is dropped', () => {
    const group = { id: 'g', title: 'Бухта', colour: 'blue' } as const;
    const start = after((story) => addGroup(story, { group, nodeIds: ['boat', 'sea'] }));
    const out = (nodeId: string) =>
      successOf(assignGroup(start, { nodeIds: [nodeId], groupId: null })).story;
    const { merged, conflicts } = mergeStories({
      base: start,
      mine: out('boat'),
      theirs: out('sea'),
    });
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(base);
  });
});

describe('mergeTogether', () => {
  test('M13: their words stay, mine are returned with their place and can be written there', () => {
    const mine = after(title('boat', 'К воде'), (story) =>
      updateChoice(story, { ...door('door.1'), text: 'Подняться бегом' }),
    );
    const theirs = after(title('boat', 'К лодке'), (story) =>
      updateChoice(story, { ...door('door.1'), text: 'Подняться молча' }),
    );
    const { merged, texts, others } = mergeTogether({ base, mine, theirs });
    expect(merged).toEqual(theirs);
    expect(others).toEqual([]);
    expect(texts.map((place) => readText(merged, place))).toEqual(['Подняться молча', 'К лодке']);
    const taken = texts.reduce(
      (story, place) => successOf(writeText(story, { place, text: place.mine })).story,
      merged,
    );
    expect(taken).toEqual(mine);
  });

  test('M13: what both add at one place of a long text stays, without a question', () => {
    const content = (text: string) =>
      after((story) => updateNode(story, { nodeId: 'boat', content: text }));
    const before = nodeIn(base, 'boat')?.content ?? '';
    const [mine, theirs] = [content(`${before} Моё.`), content(`${before} Их.`)];
    const { merged, texts, others } = mergeTogether({ base, mine, theirs });
    expect([...texts, ...others]).toEqual([]);
    expect(nodeIn(merged, 'boat')?.content).toBe(`${before} Их. Моё.`);
    const [named, other] = [
      after(title('boat', 'Лодка ночью')),
      after(title('boat', 'Лодка днём')),
    ];
    expect(mergeTogether({ base, mine: named, theirs: other }).texts).toHaveLength(1);
  });

  test('M13: of other values mine is taken, and what one side edited is not deleted', () => {
    const mine = after(remove('window'), (story) =>
      updateNode(story, { nodeId: 'boat', type: 'audio' }),
    );
    const theirs = after(title('window', 'В окне'), (story) =>
      updateNode(story, { nodeId: 'boat', type: 'video' }),
    );
    const { merged, texts, others } = mergeTogether({ base, mine, theirs });
    expect(texts).toEqual([]);
    expect(others.map(({ id, part }) => [id, part])).toEqual([
      ['window', undefined],
      ['boat', 'type'],
    ]);
    expect(nodeIn(merged, 'window')?.title).toBe('В окне');
    expect(nodeIn(merged, 'boat')?.type).toBe('audio');
  });
});
