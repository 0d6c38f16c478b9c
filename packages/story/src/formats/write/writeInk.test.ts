import fc from 'fast-check';
import { Compiler } from 'inkjs/full';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import { findNode } from '../../queries/storyIndex.ts';
import { nodeMedia, type StoryDocument } from '../../schema/document.ts';
import { buildStory } from '../../testing/buildStory.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { optionCount } from './playedRoutes.fixture.ts';
import { writeInk } from './writeInk.ts';

/** The story as ink's own compiler understands it. */
const compile = (story: StoryDocument) => new Compiler(writeInk(story)).Compile();

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Printable text with the signs that ink gives a meaning. */
const inkSign = fc.constantFrom(
  ...[
    '->',
    '<-',
    '<>',
    '//',
    '/*',
    '*/',
    '{',
    '}',
    '|',
    '#',
    '[',
    ']',
    '\\',
    '~',
    '* ',
    '+ ',
    '- ',
  ],
  ...[
    '=== ',
    '== ',
    'TODO: x',
    'VAR x = 1',
    'INCLUDE x',
    '\n',
    ' ',
    'слово',
    'word',
    '\uFEFF',
    '1',
  ],
);
const inkText = fc.array(inkSign, { maxLength: 12 }).map((signs) => signs.join(''));

const storyWith = (content: string, label: string): StoryDocument =>
  buildStory('T')
    .node('a', 'start', { title: 'END', content })
    .node('b', 'end', { title: 'END ', content: 'over' })
    .choice('a', label, 'b')
    .build();

describe('W6: ink', () => {
  test('any story compiles', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        const compiled = compile(story);
        const ink = writeInk(story);
        expect(compiled).toBeTruthy();
        expect(ink.match(/^=== /gm)?.length ?? 0).toBe(story.nodes.length);
        expect(ink.match(/^\+ /gm)?.length ?? 0).toBe(
          story.nodes.reduce((sum, node) => sum + optionCount(story, node), 0),
        );
      }),
      { numRuns: runs(60) },
    );
  });

  test('awkward text and labels are read as they were written', () => {
    fc.assert(
      fc.property(inkText, inkText, (content, label) => {
        const played = compile(storyWith(content, label));
        expect(words(played.ContinueMaximally())).toBe(words(content));
        expect(words(played.currentChoices[0]?.text ?? '')).toBe(words(label) || 'END');
        played.ChooseChoiceIndex(0);
        expect(words(played.ContinueMaximally())).toBe('over');
      }),
      { numRuns: runs(200) },
    );
  });

  test('a picture of a node without text stays with it, and so does its sound', () => {
    const media = nodeMedia.parse({
      id: 'm',
      mediaType: 'image',
      url: 'gate.png',
      title: 'A gate',
    });
    const sound = nodeMedia.parse({
      id: 's',
      mediaType: 'audio',
      url: 'wind.mp3',
      isBackground: true,
    });
    const story = buildStory('T')
      .node('a', 'start', { content: '', media: [sound, media] })
      .node('b', 'end', { content: 'over' })
      .link('a', 'b')
      .build();
    const played = compile(story);
    expect(played.Continue()).toBe('A gate\n');
    expect(played.currentTags).toEqual(
      expect.arrayContaining(['IMAGE: gate.png', 'AUDIOLOOP: wind.mp3']),
    );
    expect([played.Continue(), played.currentTags]).toEqual(['over\n', []]);
  });

  test('names are unique, and none is a word of ink', () => {
    const titles = [
      'END',
      'DONE',
      'Дом',
      'Дом ',
      'Дом!',
      '12',
      '',
      '->',
      'a b',
      'a_b',
      'Ärger',
      '҂҈',
    ];
    let builder = buildStory('T');
    for (const [index, title] of titles.entries()) {
      builder = builder.node(`n${index}`, index === 0 ? 'start' : 'text', {
        title,
        content: `text ${index}`,
      });
      if (index > 0) builder = builder.link(`n${index - 1}`, `n${index}`);
    }
    const story = builder.build();
    expect(words(compile(story).ContinueMaximally())).toBe(
      story.nodes.map(({ id }) => findNode(story, id)?.content).join(' '),
    );
  });
});
