import { describe, expect } from 'vitest';
import { playReducer } from '../../play/playReducer.ts';
import { playView } from '../../play/playView.ts';
import { startPlay } from '../../play/startPlay.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { successOf } from '../../testing/outcome.ts';
import { readTweeText } from '../readStories.ts';
import { only } from '../twine/readTwine.fixtures.ts';
import {
  demoStories,
  optionCount,
  type Reading,
  type Stretch,
  testRoutes,
} from '../write/playedRoutes.fixture.ts';
import { writeTwee } from '../write/writeTwee.ts';
import { type TwineDialect, twineDialects } from './twineDialects.ts';

/** The file as a program has it that knows nothing of ours. */
const asForeign = (story: StoryDocument, dialect: TwineDialect): string =>
  writeTwee(story, { dialect }).replace(/^:: DreamforkData[\s\S]*$/m, '');

/** Twine has a link where our story goes on by itself: such a link is followed at once. */
function twineReading(story: StoryDocument, dialect: TwineDialect): () => Reading {
  const { story: read, report } = only(readTweeText(asForeign(story, dialect)));
  expect(report.simplified.filter(({ code }) => code !== 'comment')).toEqual([]);
  expect(report.broken).toEqual([]);
  const byTitle = new Map(story.nodes.map((node) => [node.title, node]));
  return () => {
    let state = successOf(startPlay(read));
    const stretch = (): Stretch => {
      const texts: string[] = [];
      for (;;) {
        const view = playView(read, state);
        if (!view) throw new Error('There is nothing to read.');
        texts.push(view.node.content);
        const own = byTitle.get(view.node.title);
        const [first] = view.choices;
        if (view.canGoNext) state = playReducer(read, state, { type: 'next' });
        else if (own && first && optionCount(story, own) === 0) {
          state = playReducer(read, state, { type: 'choose', choiceId: first.choiceId });
        } else return { text: texts.join(' '), choices: view.choices.map(({ text }) => text) };
      }
    };
    return {
      begin: stretch,
      choose(index) {
        const choiceId = playView(read, state)?.choices[index]?.choiceId ?? '';
        state = playReducer(read, state, { type: 'choose', choiceId });
        return stretch();
      },
    };
  };
}

const demos = demoStories.map(({ name, story }) => ({
  name,
  story: { ...story, variables: story.variables ?? [] },
}));

// No package of npm has SugarCube or Harlowe: their code is read by our own reader of foreign files.
describe.each(twineDialects)('W15: %s plays as our player does', (dialect) => {
  testRoutes((story) => twineReading(story, dialect), { demos, endOnFailure: true });
});
