import { defineMessages } from '@dreamfork/ui/i18n';
import type { MediaState } from './mediaState.ts';

/** How far the file of a media node is, as its card says it and every list of files. */
export const mediaStateMessages = defineMessages({
  ru: {
    preview: (title: string) => `Посмотреть: ${title}`,
    upload: (title: string) => `Загрузить файл: ${title}`,
    states: {
      waiting: 'Ожидает загрузки',
      uploading: 'Загрузка...',
      uploaded: 'Загружено',
      failed: 'Ошибка загрузки',
    } satisfies Record<MediaState, string>,
    percent: (percent: number) => `Загрузка... ${percent} %`,
    untilSaved: 'Файл загрузится после первого сохранения истории',
  },
  en: {
    preview: (title) => `View: ${title}`,
    upload: (title) => `Upload a file: ${title}`,
    states: {
      waiting: 'Waiting for a file',
      uploading: 'Uploading…',
      uploaded: 'Uploaded',
      failed: 'Upload failed',
    },
    percent: (percent) => `Uploading… ${percent}%`,
    untilSaved: 'The file will be uploaded after the first save of the story',
  },
});
