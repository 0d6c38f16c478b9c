import type { StoryLocale } from './locale.ts';
import type { NodeType } from './nodeTypes.ts';

/** The names of the node types. */
export const nodeTypeNames: Readonly<Record<StoryLocale, Readonly<Record<NodeType, string>>>> = {
  ru: {
    start: 'Начало',
    text: 'Текст',
    choice: 'Выбор',
    image: 'Изображение',
    video: 'Видео',
    audio: 'Аудио',
    document: 'Документ',
    end: 'Конец',
  },
  en: {
    start: 'Start',
    text: 'Text',
    choice: 'Choice',
    image: 'Image',
    video: 'Video',
    audio: 'Audio',
    document: 'Document',
    end: 'End',
  },
};
