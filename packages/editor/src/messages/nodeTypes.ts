import type { NodeType } from '@dreamfork/story';
import { defineMessages } from '@dreamfork/ui/i18n';

export const nodeTypeMessages = defineMessages({
  ru: {
    start: 'Начало',
    text: 'Текст',
    choice: 'Выбор',
    image: 'Изображение',
    video: 'Видео',
    audio: 'Аудио',
    document: 'Документ',
    end: 'Конец',
  } satisfies Record<NodeType, string>,
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
});
