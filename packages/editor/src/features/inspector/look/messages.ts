import { defineMessages } from '@dreamfork/ui/i18n';

/** How a story looks to its readers. */
export const lookMessages = defineMessages({
  ru: {
    title: 'Вид для читателя',
    face: 'Шрифт текста',
    faceHint: 'Читатель может выбрать у себя шрифт без засечек.',
    accent: 'Цвет ссылок, кнопок и буквиц',
    accentOfTheme: 'Как в теме',
    dropCapHint: 'Большая первая буква там, где текст узла начинается с длинного абзаца.',
  },
  en: {
    title: 'Look for readers',
    face: 'Typeface of the text',
    faceHint: 'Readers may choose a sans serif for themselves.',
    accent: 'Colour of links, buttons and drop caps',
    accentOfTheme: 'As in the theme',
    dropCapHint: 'A large first letter where the text of a node begins with a long paragraph.',
  },
});
