import type { MarkdownFormat } from '@dreamfork/story/text';
import { defineMessages } from '@dreamfork/ui/i18n';

type FormatMessages = { title: string; formats: Record<MarkdownFormat, string> };

/** The names of the formats of a node's text. */
export const formatMessages = defineMessages({
  ru: {
    title: 'Оформление текста',
    formats: {
      strong: 'Полужирный',
      emphasis: 'Курсив',
      heading: 'Заголовок',
      subheading: 'Подзаголовок',
      list: 'Список',
      orderedList: 'Нумерованный список',
      quote: 'Цитата',
      link: 'Ссылка на страницу',
    },
  } satisfies FormatMessages,
  en: {
    title: 'Text formatting',
    formats: {
      strong: 'Bold',
      emphasis: 'Italic',
      heading: 'Heading',
      subheading: 'Subheading',
      list: 'List',
      orderedList: 'Numbered list',
      quote: 'Quote',
      link: 'Link to a page',
    },
  },
});
