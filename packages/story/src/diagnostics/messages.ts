import type { StoryLocale } from '../schema/locale.ts';
import type { FixCode } from './diagnostic.ts';

/** Labels of the buttons that apply a fix. */
export const fixNames: Readonly<Record<StoryLocale, Readonly<Record<FixCode, string>>>> = {
  ru: {
    'connect-to-new-node': 'Провести к новому узлу',
    'add-end-after': 'Провести к концу',
    'make-end': 'Сделать концом',
    'make-choice': 'Сделать вариантом',
    'make-text': 'Сделать текстовым',
    'name-after-target': 'Назвать по узлу',
    'clear-upload': 'Убрать следы загрузки',
    'add-variable': 'Добавить переменную',
    'remove-condition': 'Убрать условие',
    'set-as-start': 'Сделать начальным',
    'add-start': 'Добавить начало',
    'delete-choice': 'Удалить вариант',
    'delete-connection': 'Удалить связь',
    'delete-node': 'Удалить узел',
  },
  en: {
    'connect-to-new-node': 'Connect to a new node',
    'add-end-after': 'Connect to an end',
    'make-end': 'Make it an end',
    'make-choice': 'Make it a choice',
    'make-text': 'Make it a text node',
    'name-after-target': 'Name after its target',
    'clear-upload': 'Clear the upload',
    'add-variable': 'Add the variable',
    'remove-condition': 'Remove the condition',
    'set-as-start': 'Make it the start',
    'add-start': 'Add a start',
    'delete-choice': 'Delete the choice',
    'delete-connection': 'Delete the connection',
    'delete-node': 'Delete the node',
  },
};

/** The text of a choice that a fix adds, by the type of its target. */
export const furtherChoice: Readonly<
  Record<StoryLocale, Readonly<Record<'end' | 'text', string>>>
> = {
  ru: { end: 'Закончить', text: 'Пойти дальше' },
  en: { end: 'Finish', text: 'Go on' },
};
