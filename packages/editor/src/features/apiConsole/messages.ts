import { defineMessages } from '@dreamfork/ui/i18n';

/** Words of the testing panel. */
export const apiConsoleMessages = defineMessages({
  ru: {
    title: 'Проверка медиасервера',
    text: 'Запрос GET по любому адресу http(s): видно, что ответил сервер и за какое время.',
    address: 'Адрес',
    send: 'Проверить',
    wrongAddress: 'Введите путь, который начинается с «/», или адрес http(s).',
    log: 'Журнал запросов',
    empty: 'Запросов ещё не было.',
    duration: (milliseconds: number) => `${milliseconds} мс`,
    noAnswer: 'Сервер не ответил. Проверьте адрес и соединение.',
    noBody: 'Пустой ответ',
    clear: 'Очистить журнал',
    copy: 'Копировать журнал',
    copied: 'Журнал скопирован',
    notCopied: 'Не удалось скопировать журнал: браузер не даёт доступа к буферу обмена.',
  },
  en: {
    title: 'Media server check',
    text: 'A GET request to any http(s) address: see what the server answered and how fast.',
    address: 'Address',
    send: 'Check',
    wrongAddress: 'Enter a path that begins with “/”, or an http(s) address.',
    log: 'Request log',
    empty: 'No requests yet.',
    duration: (milliseconds) => `${milliseconds} ms`,
    noAnswer: 'The server did not answer. Check the address and your connection.',
    noBody: 'Empty response',
    clear: 'Clear the log',
    copy: 'Copy the log',
    copied: 'Log copied',
    notCopied: 'The log could not be copied: the browser gives no access to the clipboard.',
  },
});
