import { defineMessages } from '@dreamfork/ui/i18n';

/** Files of a node and their controls. */
export const mediaMessages = defineMessages({
  ru: {
    media: {
      open: (name: string) => `Открыть документ: ${name}`,
      download: (name: string) => `Скачать документ: ${name}`,
      openWord: 'Открыть',
      downloadWord: 'Скачать',
      unnamed: 'без названия',
      failed: 'Не удалось загрузить файл. Проверьте соединение и попробуйте ещё раз.',
      reload: 'Обновить',
      elsewhere: 'Файл лежит на другом сайте, поэтому здесь его не видно. Откройте его там.',
      enlarge: (name: string) => `Увеличить: ${name}`,
      play: 'Воспроизвести',
      stop: 'Остановить',
      position: 'Место в записи',
      time: (now: string, total: string) => `${now} из ${total}`,
      mute: 'Выключить звук',
      unmute: 'Включить звук',
      volume: 'Громкость',
      captions: 'Субтитры',
      fullScreen: 'На весь экран',
    },
  },
  en: {
    media: {
      open: (name: string) => `Open the document: ${name}`,
      download: (name: string) => `Download the document: ${name}`,
      openWord: 'Open',
      downloadWord: 'Download',
      unnamed: 'untitled',
      failed: 'The file could not be loaded. Check your connection and try again.',
      reload: 'Reload',
      elsewhere: 'The file is on another site, so it is not shown here. Open it there.',
      enlarge: (name: string) => `Enlarge: ${name}`,
      play: 'Play',
      stop: 'Stop',
      position: 'Position in the recording',
      time: (now: string, total: string) => `${now} of ${total}`,
      mute: 'Turn the sound off',
      unmute: 'Turn the sound on',
      volume: 'Volume',
      captions: 'Captions',
      fullScreen: 'Full screen',
    },
  },
});
