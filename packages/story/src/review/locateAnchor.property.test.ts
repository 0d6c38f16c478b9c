import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { applyChange } from '../change/applyChange.ts';
import { reverseChange } from '../change/change.ts';
import { takeSuggestion } from '../operations/takeSuggestion.ts';
import type { StoryDocument } from '../schema/document.ts';
import { editsArbitrary } from '../testing/edits.arbitrary.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { anyText, uniqueWords } from '../testing/texts.arbitrary.ts';
import { locateAnchor } from './locateAnchor.ts';
import type { ReviewAnchor } from './reviewAnchor.ts';
import { reviewSuggestion } from './reviewSuggestion.ts';

const often = { numRuns: runs(1000) };

const withText = (content: string): StoryDocument => ({
  ...sampleStory,
  nodes: sampleStory.nodes.map((node) => (node.id === 'door' ? { ...node, content } : node)),
});

const textOf = (story: StoryDocument): string =>
  story.nodes.find(({ id }) => id === 'door')?.content ?? '';

/** A comment at some characters of a text. */
const anchorIn = (source: string, one: number, two: number): ReviewAnchor & { kind: 'text' } => {
  const [from, to] = [one % source.length, (two % source.length) + 1];
  return {
    kind: 'text',
    nodeId: 'door',
    source,
    from: Math.min(from, to - 1),
    to: Math.max(from + 1, to),
  };
};

const comment = fc
  .tuple(anyText, fc.nat(), fc.nat())
  .filter(([source]) => source !== '')
  .map(([source, one, two]) => anchorIn(source, one, two));

/** Any anchor into any story. */
const anchorsOf = (story: StoryDocument): ReviewAnchor[] => [
  { kind: 'story' },
  ...story.nodes.flatMap(({ id: nodeId, content, choices, media }): ReviewAnchor[] => [
    { kind: 'node', nodeId },
    ...(content === '' ? [] : [{ ...anchorIn(content, 3, 11), nodeId }]),
    ...choices.map(
      ({ id, text }) => ({ kind: 'choice', nodeId, choiceId: id, source: text }) as const,
    ),
    ...media.map(({ id }) => ({ kind: 'media', nodeId, mediaId: id }) as const),
  ]),
];

const worked = fc.tuple(storyArbitrary, editsArbitrary).map(([before, edits]) => ({
  before,
  after: edits.reduce((story, edit) => {
    const result = edit(story);
    return result.ok ? result.value.story : story;
  }, before),
}));

describe('locateAnchor', () => {
  test('H2: the range lies within the text as it is, and what is said to stand does stand', () => {
    fc.assert(
      fc.property(comment, anyText, (anchor, today) => {
        const { state, kind, from, to, quote } = locateAnchor(withText(today), anchor);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(today.length);
        expect(quote).toBe(anchor.source.slice(anchor.from, anchor.to));
        const isWhole = state === 'same' || state === 'moved';
        expect(isWhole ? today.slice(from, to) : quote).toBe(quote);
        expect(kind).toBe(state === 'gone' ? 'node' : 'text');
        expect(to > from).toBe(state !== 'gone');
      }),
      often,
    );
  });

  test('H3: a comment on a text that nobody touched stays on its words, whatever else is edited', () => {
    fc.assert(
      fc.property(worked, ({ before, after }) => {
        for (const anchor of anchorsOf(before)) {
          if (anchor.kind !== 'text') continue;
          const node = after.nodes.find(({ id }) => id === anchor.nodeId);
          if (node?.content !== anchor.source) continue;
          const { nodeId, from, to } = anchor;
          expect(locateAnchor(after, anchor)).toMatchObject({ state: 'same', nodeId, from, to });
        }
      }),
      often,
    );
  });

  test('H3: edits before the quote, or behind it, keep the quote', () => {
    const parts = fc.tuple(uniqueWords(0), uniqueWords(100, 1), uniqueWords(200), uniqueWords(300));
    fc.assert(
      fc.property(parts, fc.boolean(), ([first, words, last, other], isBefore) => {
        const quote = words.trim();
        const source = `${first}${quote} ${last}`;
        const { length } = first;
        const anchor = {
          kind: 'text',
          nodeId: 'door',
          source,
          from: length,
          to: length + quote.length,
        } as const;
        const today = isBefore ? `${other}${quote} ${last}` : `${first}${quote} ${other}`;
        const { state, from, to } = locateAnchor(withText(today), anchor);
        expect(state).toMatch(/^(same|moved)$/);
        expect(today.slice(from, to)).toBe(quote);
      }),
      often,
    );
  });

  test('H2: only the text as it was and as it is decide: no edit on the way, no order of nodes or choices', () => {
    const reversed = ({ nodes, ...story }: StoryDocument): StoryDocument => ({
      ...story,
      nodes: nodes.map((node) => ({ ...node, choices: node.choices.toReversed() })).toReversed(),
    });
    fc.assert(
      fc.property(worked, ({ before, after }) => {
        for (const anchor of anchorsOf(before)) {
          expect(locateAnchor(reversed(after), anchor)).toEqual(locateAnchor(after, anchor));
          expect(locateAnchor(before, anchor).state).toBe('same');
        }
      }),
      often,
    );
  });
});

describe('takeSuggestion', () => {
  test('H7: a current suggestion takes the place of the quote, changes no other character, and is undone', () => {
    fc.assert(
      fc.property(comment, anyText, fc.boolean(), (anchor, suggestion, isEdited) => {
        const story = withText(isEdited ? `Начало${anchor.source}` : anchor.source);
        const { state, place } = reviewSuggestion(story, anchor, suggestion);
        const taken = takeSuggestion(story, { anchor, suggestion });
        if (state !== 'current') return;
        if (!taken.ok) throw new Error(taken.error.code);
        const [before, after] = [textOf(story), textOf(taken.value.story)];
        expect(after.slice(0, place.from)).toBe(before.slice(0, place.from));
        expect(after.slice(place.from + suggestion.length)).toBe(before.slice(place.to));
        expect(after.slice(place.from, place.from + suggestion.length)).toBe(suggestion);
        const undone = applyChange(taken.value.story, reverseChange(taken.value.change));
        expect(undone).toEqual(story);
      }),
      often,
    );
  });

  test('H7: whatever has become of the story, taking is an edit of the commented text alone, or refused', () => {
    fc.assert(
      fc.property(worked, anyText, ({ before, after }, suggestion) => {
        for (const anchor of anchorsOf(before)) {
          const taken = takeSuggestion(after, { anchor, suggestion });
          const { state, taken: text } = reviewSuggestion(after, anchor, suggestion);
          const refusal = taken.ok ? 'suggestion-stale' : taken.error.code;
          expect(refusal).toMatch(
            /^(suggestion-stale|node-not-found|choice-(not-found|text-empty))$/,
          );
          expect(taken.ok && (state === 'gone' || text === null)).toBe(false);
          expect(taken.ok ? taken.value.change.length : 0).toBeLessThanOrEqual(1);
        }
      }),
      often,
    );
  });
});
