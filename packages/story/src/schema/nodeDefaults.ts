import type { StoryLocale } from './locale.ts';
import type { NodeType } from './nodeTypes.ts';

/** The default title and content of a node. */
export type NodeDefaults = { title: string; content: string };

const media = {
  ru: 'Введите описание медиа',
  en: 'Describe the media',
} as const satisfies Record<StoryLocale, string>;

const defaults: Record<StoryLocale, Record<NodeType, NodeDefaults>> = {
  ru: {
    start: {
      title: 'Начало истории',
      content: 'Добро пожаловать в вашу историю. Расскажите, с чего всё начинается.',
    },
    text: { title: 'Новый текст', content: 'Введите текст узла...' },
    choice: { title: 'Новый выбор', content: 'Введите вопрос...' },
    image: { title: 'Новое изображение', content: media.ru },
    video: { title: 'Новое видео', content: media.ru },
    audio: { title: 'Новое аудио', content: media.ru },
    document: { title: 'Новый документ', content: media.ru },
    end: { title: 'Конец', content: '' },
  },
  en: {
    start: {
      title: 'The story begins',
      content: 'Welcome to your story. Tell how it all begins.',
    },
    text: { title: 'New text', content: 'Write the text of this node...' },
    choice: { title: 'New choice', content: 'Write the question...' },
    image: { title: 'New image', content: media.en },
    video: { title: 'New video', content: media.en },
    audio: { title: 'New audio', content: media.en },
    document: { title: 'New document', content: media.en },
    end: { title: 'The end', content: '' },
  },
};

/** The default title and content of this node type (SPEC E3). */
export const nodeDefaults = (type: NodeType, locale: StoryLocale = 'ru'): NodeDefaults =>
  defaults[locale][type];

const everyDefault = Object.values(defaults).flatMap((byType) => Object.entries(byType));
const titles = new Set(
  everyDefault.flatMap(([type, { title }]) => (type === 'start' || type === 'end' ? [] : title)),
);
const contents = new Set(everyDefault.map(([, { content }]) => content).filter(Boolean));

/** Whether a title is a default one, except those of start and end nodes (SPEC V16). */
export const isDefaultTitle = (title: string): boolean => titles.has(title.trim());

/** Whether a content is a default one (SPEC V17). */
export const isDefaultContent = (content: string): boolean => contents.has(content.trim());

const endTitles = Object.values(defaults).map(({ end }) => end.title.toLocaleLowerCase());

/** Whether a title names an end: its default title, alone or before a sign, such as «Конец: дом» (SPEC E46). */
export const isEndTitle = (title: string): boolean => {
  const written = title.trim().toLocaleLowerCase();
  return endTitles.some(
    (end) => written.startsWith(end) && /^(?:$|\s*[:.,—–(]|\s-\s)/u.test(written.slice(end.length)),
  );
};
