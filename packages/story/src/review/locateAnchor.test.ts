import { describe, expect, test } from 'vitest';
import { takeSuggestion } from '../operations/takeSuggestion.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { inReadingOrder } from './inReadingOrder.ts';
import { locateAnchor } from './locateAnchor.ts';
import type { ReviewAnchor } from './reviewAnchor.ts';
import { reviewSuggestion } from './reviewSuggestion.ts';

const withNode = (id: string, parts: Partial<StoryNode>): StoryDocument => ({
  ...sampleStory,
  nodes: sampleStory.nodes.map((node) => (node.id === id ? { ...node, ...parts } : node)),
});

const without = (id: string): StoryDocument => ({
  ...sampleStory,
  nodes: sampleStory.nodes.filter((node) => node.id !== id),
  connections: sampleStory.connections.filter(
    ({ fromNodeId, toNodeId }) => fromNodeId !== id && toNodeId !== id,
  ),
});

const source = 'Маяк тёмен. Из трубы дома идёт дым, тонкий и ровный.';

const at = (quote: string): ReviewAnchor & { kind: 'text' } => {
  const from = source.indexOf(quote);
  return { kind: 'text', nodeId: 'stairs', source, from, to: from + quote.length };
};

/** The state of a comment in another text, and the words that it stands at there. */
const standing = (quote: string, today: string) => {
  const { state, from, to } = locateAnchor(withNode('stairs', { content: today }), at(quote));
  return [state, today.slice(from, to)];
};

describe('locateAnchor', () => {
  test('H3: the same text, a quote that is kept whole, and one that is kept in part', () => {
    expect(standing('дым', source)).toEqual(['same', 'дым']);
    expect(standing('дома', `Ночь. ${source}`)).toEqual(['moved', 'дома']);
    const today = 'Маяк тёмен. Из трубы сарая идёт густой дым, тонкий и ровный.';
    expect(standing('трубы дома идёт', today)).toEqual(['changed', 'трубы сарая идёт']);
    expect(standing('идёт дым', today)).toEqual(['changed', 'идёт густой дым']);
    expect(standing('тонкий и ровный', today)).toEqual(['moved', 'тонкий и ровный']);
  });

  test('H3: words that were added at an end of the quote, and a change that reaches across it, stay outside', () => {
    expect(standing('идёт дым', source.replace('идёт', 'вверх идёт'))).toEqual([
      'moved',
      'идёт дым',
    ]);
    expect(standing('дома идёт', source.replace('трубы дома', 'окна сарая'))).toEqual([
      'changed',
      'идёт',
    ]);
  });

  test('H3: of words that repeat, those that stand where the quote stood', () => {
    const repeated = 'Он шёл долго. Он шёл домой.';
    const anchor = { kind: 'text', nodeId: 'stairs', source: repeated, from: 14, to: 26 } as const;
    const today = withNode('stairs', { content: 'Он шёл домой.' });
    expect(locateAnchor(today, anchor)).toMatchObject({ state: 'moved', from: 0, to: 12 });
  });

  test('H4: a long quote that was removed here is found at the one other place', () => {
    const rewritten = (end: string) => `Светает. Волна, чайки, катер. ${end}`;
    expect(standing('Из трубы дома', `${source.slice(35)} ${source.slice(0, 35)}`)).toEqual([
      'moved',
      'Из трубы дома',
    ]);
    expect(standing('тёмен', rewritten('')).at(0)).toBe('gone');
    expect(standing('Из трубы дома', rewritten('')).at(0)).toBe('gone');
  });

  test('H4: what is gone is at the passage with its quote; without the passage it is at the story', () => {
    const gone = locateAnchor(withNode('stairs', { content: '' }), at('дым'));
    expect(gone).toMatchObject({ state: 'gone', kind: 'node', nodeId: 'stairs', quote: 'дым' });
    const lost = locateAnchor(without('stairs'), at('дым'));
    expect(lost).toMatchObject({ state: 'gone', kind: 'story', nodeId: null, quote: 'дым' });
  });

  test('H5: choices and files are found by their ids', () => {
    const [choice] = sampleStory.nodes.find(({ id }) => id === 'door')?.choices ?? [];
    if (!choice) throw new Error('The door has choices.');
    const anchor: ReviewAnchor = {
      kind: 'choice',
      nodeId: 'door',
      choiceId: choice.id,
      source: choice.text,
    };
    expect(locateAnchor(sampleStory, anchor).state).toBe('same');
    const renamed = withNode('door', { choices: [{ ...choice, text: 'Войти' }] });
    expect(locateAnchor(renamed, anchor)).toMatchObject({
      state: 'changed',
      quote: choice.text,
      to: 'Войти'.length,
    });
    expect(locateAnchor(withNode('door', { choices: [] }), anchor)).toMatchObject({
      state: 'gone',
      kind: 'node',
      nodeId: 'door',
    });
    const story = withNode('door', { choices: [] });
    const moved = {
      ...story,
      nodes: story.nodes.map((node) =>
        node.id === 'stairs' ? { ...node, choices: [choice] } : node,
      ),
    };
    expect(locateAnchor(moved, anchor)).toMatchObject({ state: 'moved', nodeId: 'stairs' });
    const picture = { id: 'photo', mediaType: 'image', url: '' } as StoryNode['media'][number];
    const file: ReviewAnchor = { kind: 'media', nodeId: 'window', mediaId: 'photo' };
    expect(locateAnchor(withNode('stairs', { media: [picture] }), file)).toMatchObject({
      state: 'moved',
      nodeId: 'stairs',
    });
    expect(locateAnchor(sampleStory, file)).toMatchObject({ state: 'gone', nodeId: 'window' });
  });
});

describe('suggestions', () => {
  const anchor = at('тонкий и ровный');
  const take = (today: string, suggestion: string) =>
    takeSuggestion(withNode('stairs', { content: today }), { anchor, suggestion });
  const textOf = (result: ReturnType<typeof take>) =>
    result.ok
      ? result.value.story.nodes.find(({ id }) => id === 'stairs')?.content
      : result.error.code;

  test('H7: a current suggestion replaces the quote', () => {
    expect(textOf(take(source, 'как черта'))).toBe(source.replace('тонкий и ровный', 'как черта'));
    expect(textOf(take(`Ночь. ${source}`, ''))).toBe('Ночь. Маяк тёмен. Из трубы дома идёт дым, .');
  });

  test('H6, H7: a stale one has what a comparison needs, and is merged or refused', () => {
    const today = source.replace('ровный', 'прямой');
    const story = withNode('stairs', { content: today });
    expect(reviewSuggestion(story, anchor, 'серый и ровный')).toMatchObject({
      state: 'stale',
      base: source,
      suggested: source.replace('тонкий', 'серый'),
      today,
      taken: source.replace('тонкий и ровный', 'серый и прямой'),
    });
    expect(textOf(take(today, 'серый и ровный'))).toContain('серый и прямой');
    expect(textOf(take(today, 'тонкий и кривой'))).toBe('suggestion-stale');
  });

  test('H7: what it is about is gone', () => {
    const suggestion = 'как черта';
    const lost = takeSuggestion(without('stairs'), { anchor, suggestion });
    expect(lost).toMatchObject({ ok: false, error: { code: 'node-not-found' } });
    const choice = { kind: 'choice', nodeId: 'door', choiceId: 'none', source: 'Уйти' } as const;
    const refused = takeSuggestion(sampleStory, { anchor: choice, suggestion });
    expect(refused).toMatchObject({ ok: false, error: { code: 'choice-not-found' } });
  });

  test('H7: the text of a choice', () => {
    const [choice] = sampleStory.nodes.find(({ id }) => id === 'door')?.choices ?? [];
    const about = {
      kind: 'choice',
      nodeId: 'door',
      choiceId: choice?.id ?? '',
      source: choice?.text ?? '',
    } as const;
    const taken = takeSuggestion(sampleStory, { anchor: about, suggestion: ' Войти ' });
    expect(taken.ok && taken.value.story.nodes[1]?.choices[0]?.text).toBe('Войти');
    const blank = takeSuggestion(sampleStory, { anchor: about, suggestion: ' ' });
    expect(blank).toMatchObject({ ok: false, error: { code: 'choice-text-empty' } });
  });
});

test('H10: the story, then the passages as a reader comes to them, within one the text before the choices', () => {
  const [choice] = sampleStory.nodes.find(({ id }) => id === 'door')?.choices ?? [];
  const text = (nodeId: string, from: number): ReviewAnchor => {
    const node = sampleStory.nodes.find(({ id }) => id === nodeId);
    return { kind: 'text', nodeId, source: node?.content ?? '', from, to: from + 4 };
  };
  const first: ReviewAnchor[] = [
    { kind: 'story' },
    { kind: 'node', nodeId: 'beach' },
    { kind: 'node', nodeId: 'door' },
    text('door', 3),
    text('door', 20),
    { kind: 'choice', nodeId: 'door', choiceId: choice?.id ?? '', source: '' },
    text('stairs', 0),
    text('window', 0),
    text('sea', 0),
  ];
  const place = (anchor: ReviewAnchor) => locateAnchor(sampleStory, anchor);
  expect(inReadingOrder(sampleStory, first.toReversed(), place)).toEqual(first);
});
