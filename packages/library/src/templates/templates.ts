import type { Category } from '@dreamfork/api-client';
import type { Messages } from '@dreamfork/ui/i18n';
import { forkTemplate } from './fork.messages.ts';
import { memoryTemplate } from './memory.messages.ts';
import { memoryPlot, memoryVariables } from './memoryPlot.ts';
import { mysteryTemplate } from './mystery.messages.ts';
import { at, type Plot, type PlotVariables } from './plot.ts';
import { quizTemplate } from './quiz.messages.ts';

/** The texts of a template in one language. Choices are keyed by their target. */
export type TemplateTexts = {
  name: string;
  about: string;
  title: string;
  description: string;
  /** Separated by commas. */
  tags: string;
  passages: Readonly<
    Record<
      string,
      {
        title: string;
        text: string;
        choices?: Readonly<Record<string, string>>;
        /** Why choices are closed; without a reason a closed one is hidden. */
        reasons?: Readonly<Record<string, string>>;
        question?: string;
      }
    >
  >;
  variables?: Readonly<Record<string, { name: string; note: string }>>;
  /** Notes to the author, by passage. */
  notes?: Readonly<Record<string, string>>;
};

export type StoryTemplate = {
  id: string;
  category: Category;
  texts: Readonly<Record<'ru' | 'en', TemplateTexts>>;
  /** The first passage is the start. */
  plot: Plot;
  variables?: PlotVariables;
};

const template = <Texts extends object>(
  id: string,
  category: Category,
  texts: Messages<Texts>,
  plot: Plot,
  variables?: PlotVariables,
): StoryTemplate => ({
  id,
  category,
  texts: texts as unknown as StoryTemplate['texts'],
  plot,
  ...(variables ? { variables } : {}),
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
  template('memory', 'fairytale', memoryTemplate, memoryPlot, memoryVariables),
];
