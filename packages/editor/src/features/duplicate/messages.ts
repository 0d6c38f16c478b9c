import { defineMessages, formatCount } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';

const wordForms = { one: 'слово', few: 'слова', many: 'слов', other: 'слова' };

type Statistics = { nodes: number; words: number; changed: string };

/** Text of the dialog about another story with the same title. */
export const duplicateMessages = defineMessages({
  ru: {
    question: (title: string) => `История с названием "${title}" уже существует. Перезаписать?`,
    statistics: ({ nodes, words, changed }: Statistics) =>
      `В той истории ${counted.ru.nodes(nodes)} и ${formatCount('ru', words, wordForms)}, последнее изменение: ${changed}.`,
    isRecoverable:
      'Если перезаписать её, прежний текст останется среди её версий под названием «До перезаписи».',
    isFinal: 'Если перезаписать её, прежний текст вернуть не получится.',
    cancel: 'Отмена',
    overwrite: 'Перезаписать',
    rename: (title: string) => `Сохранить как «${title}»`,
  },
  en: {
    question: (title: string) => `A story titled “${title}” already exists. Overwrite it?`,
    statistics: ({ nodes, words, changed }: Statistics) =>
      `That story has ${counted.en.nodes(nodes)} and ${formatCount('en', words, { one: 'word', other: 'words' })}, last changed ${changed}.`,
    isRecoverable:
      'If you overwrite it, its earlier text stays among its versions, named “Before overwriting”.',
    isFinal: 'If you overwrite it, its earlier text cannot be brought back.',
    cancel: 'Cancel',
    overwrite: 'Overwrite',
    rename: (title: string) => `Save as “${title}”`,
  },
});
