import { defineMessages } from '@dreamfork/ui/i18n';

export const paletteMessages = defineMessages({
  ru: {
    title: 'Найти или сделать',
    label: 'Что найти или сделать',
    placeholder: 'Узел, слова из текста или действие',
    results: 'Что нашлось',
    sections: { recent: 'Недавнее', nodes: 'Узлы', commands: 'Действия' },
    nothing: 'Ничего не нашлось. Попробуйте другое слово из текста узла или названия действия.',
    untitled: 'Без названия',
  },
  en: {
    title: 'Find or do',
    label: 'What to find or do',
    placeholder: 'A node, words of its text, or an action',
    results: 'Results',
    sections: { recent: 'Recent', nodes: 'Nodes', commands: 'Actions' },
    nothing: 'Nothing found. Try another word of a node’s text or of an action’s name.',
    untitled: 'Untitled',
  },
});
