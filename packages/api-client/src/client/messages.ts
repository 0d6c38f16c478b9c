import type { StatusCode, TransportError } from './apiError.ts';

/** The languages in which the client explains an error. */
export type ClientLocale = 'ru' | 'en';

type MessageKey = TransportError['kind'] | StatusCode | 'login' | 'register';

const russian: Record<MessageKey, string> = {
  network: 'Сервер не отвечает. Проверьте соединение с интернетом и попробуйте ещё раз.',
  timeout: 'Сервер не успел ответить. Попробуйте ещё раз.',
  unreadable: 'Не удалось прочитать ответ сервера. Обновите страницу и попробуйте ещё раз.',
  aborted: 'Запрос отменён.',
  login: 'Ошибка входа',
  register: 'Ошибка регистрации',
  'request-invalid': 'Сервер этого не принял: проверьте, всё ли заполнено верно.',
  'body-too-large': 'История слишком велика для сервера. Сократите её или разделите на части.',
  unauthorized: 'Сессия завершена. Войдите ещё раз.',
  forbidden: 'Недостаточно прав.',
  'not-found': 'Такого адреса на сервере нет.',
  'link-expired': 'Ссылка устарела или уже использована. Запросите новое письмо.',
  'story-invalid':
    'В истории есть ошибки, и сохранить её нельзя. Исправьте их и сохраните ещё раз.',
  'version-conflict':
    'Историю уже изменили в другом окне. Загрузите новую версию или сохраните свою.',
  'too-many-requests': 'Слишком много запросов. Подождите минуту и попробуйте ещё раз.',
  internal: 'На сервере произошла ошибка. Попробуйте ещё раз чуть позже.',
};

const english: Record<MessageKey, string> = {
  network: 'The server is not responding. Check your connection and try again.',
  timeout: 'The server did not answer in time. Try again.',
  unreadable: 'The server’s answer could not be read. Reload the page and try again.',
  aborted: 'The request was cancelled.',
  login: 'Sign-in failed',
  register: 'Registration failed',
  'request-invalid':
    'The server did not accept this: check that everything is filled in correctly.',
  'body-too-large': 'The story is too big for the server. Shorten it or split it.',
  unauthorized: 'Your session has ended. Sign in again.',
  forbidden: 'You do not have permission to do this.',
  'not-found': 'The server has no such address.',
  'link-expired': 'This link has expired or has already been used. Request a new email.',
  'story-invalid': 'The story has errors and cannot be saved. Correct them and save again.',
  'version-conflict': 'The story was changed in another window. Load that version or save yours.',
  'too-many-requests': 'Too many requests. Wait a minute and try again.',
  internal: 'Something went wrong on the server. Try again a little later.',
};

/** What the client says where no server has said anything that can be shown. */
export const clientMessages: Record<ClientLocale, Record<MessageKey, string>> = {
  ru: russian,
  en: english,
};
