import { defineMessages } from '../../i18n/index.ts';

export const connectionMessages = defineMessages({
  ru: {
    lost: 'Нет связи с сервером. Открытое можно читать дальше, но оно могло устареть.',
    slow: 'Связь медленная: ждём ответа сервера.',
    tryAgain: 'Проверить связь',
  },
  en: {
    lost: 'No connection to the server. You can still read what is open, but it may be out of date.',
    slow: 'The connection is slow: waiting for the server.',
    tryAgain: 'Check the connection',
  },
});
