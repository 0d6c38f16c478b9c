import { defineMessages } from '@dreamfork/ui/i18n';

export const statusMessages = defineMessages({
  ru: {
    status: 'Статус',
    help: 'Для вас и соавторов: читатели его не видят.',
    none: 'Нет',
    mixed: 'У узлов он разный',
    filter: 'Показать узлы',
    all: 'с любым статусом',
    with: { idea: 'задуманные', draft: 'в работе', done: 'готовые' },
    without: 'без статуса',
    nothing: 'Таких узлов нет.',
  },
  en: {
    status: 'Status',
    help: 'For you and your co-authors: readers do not see it.',
    none: 'None',
    mixed: 'Differs between the nodes',
    filter: 'Show nodes',
    all: 'of any status',
    with: { idea: 'that are ideas', draft: 'being drafted', done: 'that are done' },
    without: 'without a status',
    nothing: 'There are no such nodes.',
  },
});
