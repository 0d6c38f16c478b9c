import type { VariableType } from '@dreamfork/story';
import { defineMessages } from '@dreamfork/ui/i18n';

/** What can be written next in an expression or a text. */
export const completionMessages = defineMessages({
  ru: {
    suggestions: 'Подсказки',
    byCondition: 'по условию',
    byVisit: 'по посещениям',
    node: 'Узел',
    untitled: 'Без названия',
    types: { number: 'Число', boolean: 'Да или нет', text: 'Текст' } satisfies Record<
      VariableType,
      string
    >,
  },
  en: {
    suggestions: 'Suggestions',
    byCondition: 'by a condition',
    byVisit: 'by visits',
    node: 'Node',
    untitled: 'Untitled',
    types: { number: 'A number', boolean: 'Yes or no', text: 'A text' },
  },
});

export type CompletionMessages = (typeof completionMessages)['ru'];

/** Writing a node, on its card or at full width. */
export const nodeWritingMessages = defineMessages({
  ru: {
    writing: (title: string) => `Узел «${title || 'Без названия'}»`,
    title: 'Название',
    text: (title: string) => `Текст узла «${title || 'Без названия'}»`,
    choice: (number: number) => `Вариант ${number}`,
    newChoice: 'Новый вариант',
    newChoiceHint: 'Новый вариант, Enter',
    pending: (words: readonly string[]) => `Станут вариантами: ${words.join(', ')}`,
    next: (keys: string) => `${keys} — к следующему узлу`,
    done: (undo: string) => `Esc — готово, ${undo} потом вернёт прежний текст`,
    touch: 'Когда закончите, нажмите рядом',
  },
  en: {
    writing: (title) => `Node “${title || 'Untitled'}”`,
    title: 'Title',
    text: (title) => `Text of the node “${title || 'Untitled'}”`,
    choice: (number) => `Choice ${number}`,
    newChoice: 'New choice',
    newChoiceHint: 'New choice, Enter',
    pending: (words) => `Will become choices: ${words.join(', ')}`,
    next: (keys) => `${keys} for the next node`,
    done: (undo) => `Esc when done, then ${undo} brings the old text back`,
    touch: 'Tap outside when you are done',
  },
});
