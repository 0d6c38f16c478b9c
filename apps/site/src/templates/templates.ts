import type { Category } from '@dreamfork/api-client';
import type { Messages } from '@dreamfork/ui/i18n';
import { forkWords } from '../messages/templates/fork.ts';
import { mysteryWords } from '../messages/templates/mystery.ts';
import { quizWords } from '../messages/templates/quiz.ts';

/** Where a passage stands on the canvas and where it leads: one way, or several to choose from. */
export type PlotPassage = { at: readonly [column: number, row: number]; to: readonly string[] };

/** What a template says, in one language. Choices are named by where they lead. */
export type TemplateWords = {
  name: string;
  about: string;
  title: string;
  description: string;
  /** Parted by commas. */
  tags: string;
  passages: Readonly<
    Record<string, { title: string; text: string; choices?: Readonly<Record<string, string>> }>
  >;
};

export type StoryTemplate = {
  id: string;
  category: Category;
  words: Readonly<Record<'ru' | 'en', TemplateWords>>;
  /** The first one is the start. */
  plot: Readonly<Record<string, PlotPassage>>;
};

const at = (column: number, row: number, ...to: string[]): PlotPassage => ({
  at: [column, row],
  to,
});

const template = <Words extends object>(
  id: string,
  category: Category,
  words: Messages<Words>,
  plot: StoryTemplate['plot'],
): StoryTemplate => ({
  id,
  category,
  words: words as unknown as StoryTemplate['words'],
  plot,
});

/** Small finished stories to begin from. */
export const templates: readonly StoryTemplate[] = [
  template('fork', 'adventure', forkWords, {
    start: at(0, 0.5, 'boat'),
    boat: at(1, 0.5, 'river', 'shore'),
    river: at(2, 0, 'supper'),
    shore: at(2, 1, 'companion'),
    supper: at(3, 0),
    companion: at(3, 1),
  }),
  template('mystery', 'detective', mysteryWords, {
    start: at(0, 1, 'hall'),
    hall: at(1, 1, 'case', 'guard', 'yard', 'accuse'),
    case: at(2, 0, 'hall'),
    guard: at(2, 1, 'hall'),
    yard: at(2, 2, 'hall'),
    accuse: at(2, 3, 'right', 'wrong', 'hall'),
    right: at(3, 2.5),
    wrong: at(3, 3.5),
  }),
  template('quiz', 'learning', quizWords, {
    start: at(0, 0.5, 'planet'),
    planet: at(1, 0.5, 'planetYes', 'planetNo'),
    planetYes: at(2, 0, 'star'),
    planetNo: at(2, 1, 'star'),
    star: at(3, 0.5, 'starYes', 'starNo'),
    starYes: at(4, 0, 'light'),
    starNo: at(4, 1, 'light'),
    light: at(5, 0.5, 'lightYes', 'lightNo'),
    lightYes: at(6, 0, 'end'),
    lightNo: at(6, 1, 'end'),
    end: at(7, 0.5),
  }),
];
