import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoryDocument } from '../../schema/document.ts';
import { buildStory } from '../../testing/buildStory.ts';
import { successOf } from '../../testing/outcome.ts';
import { readStories } from '../readStories.ts';
import { identifiers } from './identifiers.ts';
import { nodeLinks } from './nodeLinks.ts';
import { writeYarn } from './writeYarn.ts';

const sign = fc.constantFrom(
  ...['->', '=>', '<<', '>>', '//', '{', '}', '#', '[', ']]', '[[', '\\', '---', '\n', ' ', '$x'],
  ...['слово', 'Ёж', 'word', '1', '%', '&amp;', 'title:', '\u00A0', '<<jump b>>', '<<if $x>>'],
);
const text = fc.array(sign, { maxLength: 10 }).map((signs) => signs.join(''));
const label = fc
  .tuple(fc.constantFrom('Налево', 'Go', '«Да»'), text)
  .map((parts) => parts.join(''));

type Draft = { title: string; content: string; links: { label: string; to: number }[] };

const draft: fc.Arbitrary<Draft> = fc.record({
  title: fc.constantFrom('Паром', 'Паром ', 'end', '1', 'На берегу', '', 'x-y'),
  content: text,
  links: fc.array(fc.record({ label, to: fc.nat(7) }), { maxLength: 4 }),
});

/** One link without words is a connection, others are choices, and a node without any is an end. */
function storyOf(drafts: readonly Draft[], lonely: boolean): StoryDocument {
  let story = buildStory('Паром');
  for (const [index, { title, content, links }] of drafts.entries()) {
    story = story.node(`n${index}`, links.length > 0 ? 'choice' : 'end', { title, content });
  }
  for (const [index, { links }] of drafts.entries()) {
    for (const { label: words, to } of links) {
      const target = `n${to % drafts.length}`;
      if (lonely && links.length === 1) story = story.link(`n${index}`, target);
      else story = story.choice(`n${index}`, words, target);
    }
  }
  return story.build();
}

const words = (value: string): string => value.replaceAll(/\s+/g, ' ').trim();

/** A story as its nodes by name, with their texts and links. */
function meaningOf(story: StoryDocument, nameOf: (id: string) => string) {
  const nodes = story.nodes.map((node) => ({
    name: nameOf(node.id),
    text: words(node.content),
    isStart: node.id === story.startNodeId,
    links: nodeLinks(story, node).map(({ label: name, toNodeId }) => ({
      label: words(name),
      to: toNodeId === null ? null : nameOf(toNodeId),
    })),
  }));
  return nodes.sort((one, other) => (one.name < other.name ? -1 : 1));
}

test('W7, I12: what is written as Yarn is read as the same nodes, texts, choices and connections', () => {
  fc.assert(
    fc.property(fc.array(draft, { minLength: 1, maxLength: 7 }), fc.boolean(), (drafts, lonely) => {
      const story = storyOf(drafts, lonely);
      const read = successOf(readStories([{ name: 'Паром.yarn', text: writeYarn(story) }]));
      expect(read).toHaveLength(1);
      const back = read[0]?.story as StoryDocument;
      const names = identifiers(story);
      const titles = new Map(back.nodes.map(({ id, title }) => [id, title]));
      expect(meaningOf(back, (id) => titles.get(id) ?? '')).toEqual(
        meaningOf(story, (id) => names.get(id) ?? ''),
      );
      expect(read[0]?.report.broken).toEqual([]);
      expect(read[0]?.report.simplified).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
