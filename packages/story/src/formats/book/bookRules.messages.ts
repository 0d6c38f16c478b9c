import type { StoryLocale } from '../../schema/locale.ts';
import type { SentenceContext } from '../../variables/sentence.ts';

type Visits = Omit<NonNullable<SentenceContext['visits']>, 'nameOf'>;

/** How a book tells what a program would do for its reader. */
export type BookRulesMessages = {
  readonly choiceIf: (condition: string, label: string) => string;
  readonly pathIf: (condition: string) => string;
  readonly pathElse: string;
  readonly textIf: (condition: string, yes: string, no: string) => string;
  readonly linesIf: (condition: string) => string;
  readonly linesElse: string;
  readonly visit: (number: number, text: string) => string;
  readonly visitLater: (text: string) => string;
  readonly write: (changes: string) => string;
  readonly answer: (question: string, name: string) => string;
  readonly sheet: string;
  /** Paragraphs on how to keep the record sheet. */
  readonly howToKeep: readonly string[];
  readonly nothing: string;
  readonly pageVisits: Visits;
  readonly sectionVisits: Visits;
};

export const bookRulesMessages: Readonly<Record<StoryLocale, BookRulesMessages>> = {
  ru: {
    choiceIf: (condition, label) => `Если ${condition}: ${label}`,
    pathIf: (condition) => `Если ${condition}`,
    pathElse: 'Иначе',
    textIf: (condition, yes, no) =>
      no === '' ? `(если ${condition}: ${yes})` : `(если ${condition}: ${yes}; иначе: ${no})`,
    linesIf: (condition) => `Если ${condition}:`,
    linesElse: 'Иначе:',
    visit: (number, text) => `в ${number}-й раз: ${text}`,
    visitLater: (text) => `потом: ${text}`,
    write: (changes) => `Запишите: ${changes}.`,
    answer: (question, name) => `Ответьте: ${question} Ответ запишите на листе: ${name}.`,
    sheet: 'Лист записей',
    howToKeep: [
      'Перепишите лист записей на бумагу. Когда раздел просит что-то записать, измените его. Слова в квадратных скобках заменяйте тем, что на листе.',
      'Если у выбора стоит условие, сверьтесь с листом: выбрать можно только то, что подходит. Считайте и свои возвращения в один и тот же раздел.',
    ],
    nothing: 'пусто',
    pageVisits: {
      visited: 'вы были на странице ',
      notVisited: 'вы не были на странице ',
      visits: 'число посещений страницы ',
    },
    sectionVisits: {
      visited: 'вы были в разделе ',
      notVisited: 'вы не были в разделе ',
      visits: 'число посещений раздела ',
    },
  },
  en: {
    choiceIf: (condition, label) => `If ${condition}: ${label}`,
    pathIf: (condition) => `If ${condition}`,
    pathElse: 'Otherwise',
    textIf: (condition, yes, no) =>
      no === '' ? `(if ${condition}: ${yes})` : `(if ${condition}: ${yes}; otherwise: ${no})`,
    linesIf: (condition) => `If ${condition}:`,
    linesElse: 'Otherwise:',
    visit: (number, text) => `on visit ${number}: ${text}`,
    visitLater: (text) => `after that: ${text}`,
    write: (changes) => `Write down: ${changes}.`,
    answer: (question, name) => `Answer: ${question} Write it on your sheet: ${name}.`,
    sheet: 'Record sheet',
    howToKeep: [
      'Copy the record sheet on a piece of paper. When a section asks you to write something down, change it. Where words stand in square brackets, read what your sheet says.',
      'Where a choice has a condition, look at your sheet: you can take only what fits. Keep count of the times you return to a section.',
    ],
    nothing: 'empty',
    pageVisits: {
      visited: 'you have been on page ',
      notVisited: 'you have not been on page ',
      visits: 'the number of visits to page ',
    },
    sectionVisits: {
      visited: 'you have been in section ',
      notVisited: 'you have not been in section ',
      visits: 'the number of visits to section ',
    },
  },
};
