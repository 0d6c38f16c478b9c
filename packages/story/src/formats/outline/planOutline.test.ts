import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import { applyChange } from '../../change/applyChange.ts';
import { reverseChange } from '../../change/change.ts';
import { changeBetween } from '../../change/changeBetween.ts';
import { deleteNodes } from '../../operations/deleteNodes.ts';
import { newStory } from '../../schema/newStory.ts';
import { buildStory } from '../../testing/buildStory.ts';
import { countingIds } from '../../testing/countingIds.ts';
import { successOf } from '../../testing/outcome.ts';
import { sampleStory } from '../../testing/sampleStory.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { nodesOf, notesOf, plan } from './planOutline.fixtures.ts';
import { planOutline } from './planOutline.ts';
import { storyOutline } from './storyOutline.ts';

describe('W11: what is taken over', () => {
  test('a pasted outline makes the story, and its first heading takes the place of the start', () => {
    const story = newStory({ ids: countingIds() });
    const made = plan(
      story,
      () =>
        '# Паром\n\n## Причал\n\nВода.\n\n- [На паром](#паром)\n- [Домой](#дом)\n\n## Паром\n\nНочь.\n\n-> [Дом](#дом)\n\n## Дом\n\nКонец.\n',
    );
    expect(made.story.title).toBe('Паром');
    expect(nodesOf(made.story)).toEqual([
      ['Причал', 'choice', 'Вода.', 'На паром → Паром', 'Домой → Дом'],
      ['Паром', 'text', 'Ночь.', ' → Дом'],
      ['Дом', 'end', 'Конец.'],
    ]);
    expect(made.story.startNodeId).toBe(story.startNodeId);
    expect(made.story.nodes[0]?.position).toEqual(story.nodes[0]?.position);
  });

  test('a link to a heading that is not there makes a node and names the line', () => {
    const story = newStory({ ids: countingIds() });
    const made = plan(story, () => '## А\n\n- [Дальше](#река-ночью)\n- [Снова](#река-ночью)\n');
    expect(notesOf(made)).toEqual(['3 target-created река-ночью']);
    expect(nodesOf(made.story)).toEqual([
      ['А', 'choice', '', 'Дальше → Река ночью', 'Снова → Река ночью'],
      ['Река ночью', 'end', ''],
    ]);
  });

  test('choices keep their ids, conditions and effects; media, groups and positions stay', () => {
    const made = plan(sampleStory, (text) => text.replaceAll(/^- \[/gm, '- [Ну, '));
    const before = new Map(sampleStory.nodes.map((node) => [node.id, node]));
    for (const node of made.story.nodes) {
      const old = before.get(node.id);
      expect({ ...node, choices: [] }).toEqual({ ...old, choices: [] });
      expect(node.choices.map(({ text: _text, ...rest }) => rest)).toEqual(
        old?.choices.map(({ text: _text, ...rest }) => rest),
      );
    }
    expect(made.story.connections).toEqual(sampleStory.connections);
  });

  test('another target redirects the connection, an empty one leaves the choice open', () => {
    const story = buildStory()
      .node('a', 'choice', { title: 'A' })
      .node('b', 'text', { title: 'B' })
      .node('c', 'text', { title: 'C' })
      .choice('a', 'go', 'b')
      .build();
    const redirected = plan(story, (text) => text.replace('(#b)', '(#c)')).story;
    expect(redirected.connections).toEqual([{ ...story.connections[0], toNodeId: 'c' }]);
    const open = plan(story, (text) => text.replace('(#b)', '(#)')).story;
    expect(nodesOf(open)[0]).toEqual(['A', 'choice', expect.any(String), 'go → ?']);
    const back = plan(open, (text) => text.replace('(#)', '(#b)')).story;
    expect(nodesOf(back)).toEqual(nodesOf(story));
  });

  test('the start stays where its section goes, and the author is told', () => {
    const made = plan(sampleStory, (text) => {
      const [head, , ...rest] = text.split(/(?=^## )/m);
      return [head, ...rest].join('');
    });
    expect(made.story.startNodeId).toBe(sampleStory.startNodeId);
    expect(notesOf(made).some((note) => note.includes('start-kept'))).toBe(true);
  });

  test('nothing is taken over without a heading, or with text above the first one of a selection', () => {
    expect(plan(sampleStory, () => '')).toMatchObject({ isPrevented: true, story: sampleStory });
    const outline = storyOutline(sampleStory, new Set([sampleStory.nodes[1]?.id ?? '']));
    expect(notesOf(plan(sampleStory, (text) => `Привет.\n${text}`, { outline }))).toEqual([
      '1 text-before-heading',
    ]);
  });

  test('a selection changes and removes its own nodes alone', () => {
    const chosen = sampleStory.nodes.slice(1, 3).map(({ id }) => id);
    const outline = storyOutline(sampleStory, new Set(chosen));
    const made = plan(sampleStory, (text) => text.split(/(?=^## )/m)[0] ?? '', { outline });
    const expected = successOf(deleteNodes(sampleStory, { nodeIds: chosen.slice(1) })).story;
    expect(made.story.nodes.map(({ id }) => id)).toEqual(expected.nodes.map(({ id }) => id));
    expect(made.story.connections).toEqual(expected.connections);
  });

  test('any edit of the lines leaves a valid document, and undo gives back what was', () => {
    fc.assert(
      fc.property(
        storyArbitrary,
        fc.array(
          fc.tuple(
            fc.nat(),
            fc.constantFrom(
              '## Новый',
              '- [x](#новый)',
              '-> [y](#нет)',
              'Текст',
              '',
              '# A',
              '- [](#)',
              '```',
            ),
          ),
          { maxLength: 5 },
        ),
        fc.array(fc.nat(), { maxLength: 4 }),
        (story, insertions, deletions) => {
          const made = plan(story, (text) => {
            const lines = text.split('\n');
            for (const [at, line] of insertions) lines.splice(at % (lines.length + 1), 0, line);
            for (const at of deletions) lines.splice(at % (lines.length + 1), 1);
            return lines.join('\n');
          });
          const change = changeBetween(story, made.story);
          expect(applyChange(made.story, reverseChange(change))).toEqual(story);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('W12: new nodes', () => {
  test('stand beside those that lead to them, and none on another', () => {
    const made = plan(
      sampleStory,
      (text) => `${text}\n## Один\n\n- [a](#два)\n- [b](#три)\n\n## Два\n\n## Три\n`,
    );
    const at = (title: string) =>
      made.story.nodes.find((node) => node.title === title)?.position ?? { x: 0, y: 0 };
    expect(at('Два').x).toBe(at('Один').x + 330);
    expect(at('Три').x).toBe(at('Два').x);
    expect(at('Три').y).toBeGreaterThanOrEqual(at('Два').y + 150);
  });

  test('an outline of 5,000 nodes is read in time that grows with it', () => {
    const story = newStory({ ids: countingIds() });
    const text = Array.from(
      { length: 5000 },
      (_, n) =>
        `## N ${n}\n\nТекст\n\n- [a](#n-${(n * 2 + 1) % 5000})\n- [b](#n-${(n * 2 + 2) % 5000})\n`,
    ).join('\n');
    const made = plan(story, () => text);
    expect(made.story.nodes).toHaveLength(5000);
    expect(new Set(made.story.nodes.map(({ position: { x, y } }) => `${x} ${y}`)).size).toBe(5000);
    const outline = storyOutline(made.story);
    expect(
      planOutline({ story: made.story, outline, text: outline.text, ids: countingIds() }).isEmpty,
    ).toBe(true);
  });
});
