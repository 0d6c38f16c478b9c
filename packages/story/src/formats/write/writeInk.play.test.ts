import { Compiler } from 'inkjs/full';
import { describe } from 'vitest';
import type { StoryDocument } from '../../schema/document.ts';
import { type Reading, testRoutes } from './playedRoutes.fixture.ts';
import { writeInk } from './writeInk.ts';

function inkReading(story: StoryDocument): () => Reading {
  const ink = new Compiler(writeInk(story)).Compile();
  const stretch = () => ({
    text: ink.ContinueMaximally() ?? '',
    choices: ink.currentChoices.map(({ text }) => text),
  });
  return () => {
    ink.ResetState();
    return {
      begin: stretch,
      choose(index) {
        ink.ChooseChoiceIndex(index);
        return stretch();
      },
    };
  };
}

describe('W6: ink plays as our player does', () => {
  testRoutes(inkReading);
});
