import { describe } from 'vitest';
import YarnBound, { type YarnResult } from 'yarn-bound';
import type { StoryDocument } from '../../schema/document.ts';
import { identifiers } from './identifiers.ts';
import { type Reading, type Stretch, testRoutes } from './playedRoutes.fixture.ts';
import { writeYarn } from './writeYarn.ts';

/** The program takes what stands before an escaped colon for the name of who speaks. */
function textOf({ text = '', markup = [] }: YarnResult): string {
  const speaker = markup.find(({ name }) => name === 'character')?.properties.name;
  return speaker?.endsWith('\\') ? `${speaker.slice(0, -1)}: ${text}` : text;
}

function yarnReading(story: StoryDocument): () => Reading {
  // Yarn's names may have letters of any script, but this program knows Latin ones alone.
  const latin = new Map([...identifiers(story).values()].map((name, index) => [name, `n${index}`]));
  const dialogue = writeYarn(story).replaceAll(
    /(?<=^title: |<<jump )[^\n>]+/gm,
    (name) => latin.get(name) ?? name,
  );
  const startAt = /^title: (\w+)/.exec(dialogue)?.[1];
  return () => {
    const runner = new YarnBound({
      dialogue,
      functions: { string: String },
      ...(startAt !== undefined && { startAt }),
    });
    let places: number[] = [];
    const stretch = (): Stretch => {
      const texts: string[] = [];
      for (let result = runner.currentResult; ; result = runner.currentResult) {
        if (result?.options) {
          const all = result.options.map((option, index) => ({ ...option, index }));
          const offered = all.filter(({ isAvailable }) => isAvailable);
          places = offered.map(({ index }) => index);
          return { text: texts.join(' '), choices: offered.map(textOf) };
        }
        if (result) texts.push(textOf(result));
        if (!result || result.isDialogueEnd) return { text: texts.join(' '), choices: [] };
        runner.advance();
      }
    };
    return {
      begin: stretch,
      choose(index) {
        runner.advance(places[index]);
        return stretch();
      },
    };
  };
}

describe('W7: Yarn plays as our player does', () => {
  testRoutes(yarnReading, { endOnFailure: true });
});
