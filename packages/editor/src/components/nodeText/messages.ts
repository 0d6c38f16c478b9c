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
