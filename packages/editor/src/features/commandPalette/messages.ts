import { defineMessages } from '@dreamfork/ui/i18n';

export const paletteMessages = defineMessages({
  ru: {
    title: 'Найти или сделать',
    label: 'Что найти или сделать',
    placeholder: 'Узел, слова из текста или команда',
    sections: { recent: 'Недавнее', nodes: 'Узлы', commands: 'Команды' },
    nothing: 'Ничего не нашлось. Попробуйте другое слово из текста узла или названия команды.',
    untitled: 'Без названия',
  },
  en: {
    title: 'Find or do',
    label: 'What to find or do',
    placeholder: 'A node, words from its text, or a command',
    sections: { recent: 'Recent', nodes: 'Nodes', commands: 'Commands' },
    nothing: 'Nothing found. Try another word from a node’s text or a command’s name.',
    untitled: 'Untitled',
  },
});
