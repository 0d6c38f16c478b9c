import type { Severity } from '@dreamfork/story';
import { defineMessages, plural } from '@dreamfork/ui/i18n';

type Kind = { severity: Severity; count: number };

const remarkForms = { one: 'замечание', few: 'замечания', many: 'замечаний', other: 'замечания' };
const remarks = (count: number) => `${count} ${plural('ru', count, remarkForms)}`;
const problems = (count: number) =>
  `${count} ${plural('en', count, { one: 'remark', other: 'remarks' })}`;

const ruKinds: Record<Severity, string> = { error: 'Ошибки', warning: 'Замечания', hint: 'Советы' };
const enKinds: Record<Severity, string> = { error: 'Errors', warning: 'Remarks', hint: 'Advice' };

export const doctorMessages = defineMessages({
  ru: {
    count: remarks,
    show: 'Показать',
    hide: 'Скрыть',
    list: 'Замечания к истории',
    filter: 'Какие замечания показать',
    all: (count: number) => `Все: ${count}`,
    ofSeverity: ({ severity, count }: Kind) => `${ruKinds[severity]}: ${count}`,
    none: 'Замечаний нет',
    noneText: 'Читатель дойдёт до каждого узла и до конца истории.',
    noneOfKind: 'Таких замечаний нет.',
    examining: 'Просматриваем историю…',
    untitled: 'Без названия',
    wholeStory: 'Вся история',
    publish: {
      title: 'Опубликовать историю?',
      text: (count: number) =>
        `В ней ${remarks(count)}: читатель может их заметить. Опубликовать можно и так.`,
      confirm: 'Опубликовать',
    },
  },
  en: {
    count: problems,
    show: 'Show',
    hide: 'Hide',
    list: 'Remarks on the story',
    filter: 'Which remarks to show',
    all: (count: number) => `All: ${count}`,
    ofSeverity: ({ severity, count }: Kind) => `${enKinds[severity]}: ${count}`,
    none: 'No remarks',
    noneText: 'A reader gets to every node and to an end of the story.',
    noneOfKind: 'There are no such remarks.',
    examining: 'Looking through the story…',
    untitled: 'Untitled',
    wholeStory: 'The whole story',
    publish: {
      title: 'Publish the story?',
      text: (count: number) =>
        `There are ${problems(count)} that a reader may notice. You can publish it all the same.`,
      confirm: 'Publish',
    },
  },
});
