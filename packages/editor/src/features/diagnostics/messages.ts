import type { Severity } from '@dreamfork/story';
import { defineMessages } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';

type Kind = { severity: Severity; count: number };

const ruKinds: Record<Severity, string> = {
  error: 'Ошибки',
  warning: 'Предупреждения',
  hint: 'Советы',
};
const enKinds: Record<Severity, string> = { error: 'Errors', warning: 'Warnings', hint: 'Hints' };

export const diagnosticsMessages = defineMessages({
  ru: {
    count: counted.ru.diagnostics,
    show: 'Показать',
    hide: 'Скрыть',
    list: 'Замечания к истории',
    filter: 'Какие замечания показать',
    all: (count: number) => `Все: ${count}`,
    ofSeverity: ({ severity, count }: Kind) => `${ruKinds[severity]}: ${count}`,
    none: 'Замечаний нет',
    noneText: 'Читатель дойдёт до каждого узла и до конца истории.',
    noneOfKind: 'Таких замечаний нет.',
    examining: 'Проверяем историю…',
    untitled: 'Без названия',
    wholeStory: 'Вся история',
  },
  en: {
    count: counted.en.diagnostics,
    show: 'Show',
    hide: 'Hide',
    list: 'Story issues',
    filter: 'Which issues to show',
    all: (count: number) => `All: ${count}`,
    ofSeverity: ({ severity, count }: Kind) => `${enKinds[severity]}: ${count}`,
    none: 'No issues',
    noneText: 'Readers can reach every node and an end of the story.',
    noneOfKind: 'There are no such issues.',
    examining: 'Checking the story…',
    untitled: 'Untitled',
    wholeStory: 'The whole story',
  },
});
