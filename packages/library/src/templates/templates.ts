import type { Category } from '@dreamfork/api-client';
import type { Messages } from '@dreamfork/ui/i18n';
import { forkTemplate } from '../messages/templates/fork.ts';
import { mysteryTemplate } from '../messages/templates/mystery.ts';
import { quizTemplate } from '../messages/templates/quiz.ts';

/** Position of a passage in the grid of the template and the names of its targets. */
export type PlotPassage = { at: readonly [column: number, row: number]; to: readonly string[] };

/** The texts of a template in one language. Choices are keyed by their target. */
export type TemplateTexts = {
  name: string;
  about: string;
  title: string;
  description: string;
  /** Separated by commas. */
  tags: string;
  passages: Readonly<
    Record<string, { title: string; text: string; choices?: Readonly<Record<string, string>> }>
  >;
};

export type StoryTemplate = {
  id: string;
  category: Category;
  texts: Readonly<Record<'ru' | 'en', TemplateTexts>>;
  /** The first passage is the start. */
  plot: Readonly<Record<string, PlotPassage>>;
};

const at = (column: number, row: number, ...to: string[]): PlotPassage => ({
  at: [column, row],
  to,
});

const template = <Texts extends object>(
  id: string,
  category: Category,
  texts: Messages<Texts>,
  plot: StoryTemplate['plot'],
): StoryTemplate => ({
  id,
  category,
  texts: texts as unknown as StoryTemplate['texts'],
  plot,
});

/** Small finished stories to start from. */
export const templates: readonly StoryTemplate[] = [
  template('fork', 'adventure', forkTemplate, {
    start: at(0, 0.5, 'boat'),
    boat: at(1, 0.5, 'river', 'shore'),
    river: at(2, 0, 'supper'),
    shore: at(2, 1, 'companion'),
    supper: at(3, 0),
    companion: at(3, 1),
  }),
  template('mystery', 'detective', mysteryTemplate, {
    start: at(0, 1, 'hall'),
    hall: at(1, 1, 'case', 'guard', 'yard', 'accuse'),
    case: at(2, 0, 'hall'),
    guard: at(2, 1, 'hall'),
    yard: at(2, 2, 'hall'),
    accuse: at(2, 3, 'right', 'wrong', 'hall'),
    right: at(3, 2.5),
    wrong: at(3, 3.5),
  }),
  template('quiz', 'learning', quizTemplate, {
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
