import type { ErrorCode } from '../contract/index.ts';
import type { TransportError } from './apiError.ts';

/** The languages in which the client explains an error. */
export type ClientLocale = 'ru' | 'en';

type MessageKey = TransportError['kind'] | ErrorCode | 'login' | 'register';

const russian: Record<MessageKey, string> = {
  network: 'Сервер не отвечает. Проверьте подключение к интернету и попробуйте ещё раз.',
  timeout: 'Сервер не успел ответить. Попробуйте ещё раз.',
  unreadable: 'Не удалось прочитать ответ сервера. Обновите страницу и попробуйте ещё раз.',
  aborted: 'Запрос отменён.',
  login: 'Ошибка входа',
  register: 'Ошибка регистрации',
  'request-invalid': 'Сервер не принял запрос: проверьте, всё ли заполнено верно.',
  'json-malformed': 'Запрос дошёл до сервера повреждённым. Попробуйте ещё раз.',
  'body-too-large': 'История слишком велика для сервера. Сократите её или разделите на части.',
  'credentials-invalid': 'Неверный адрес почты или пароль.',
  unauthorized: 'Сессия завершена. Войдите ещё раз.',
  forbidden: 'Недостаточно прав.',
  'account-blocked': 'Учётная запись заблокирована. Напишите администратору.',
  'not-found': 'Такого адреса на сервере нет.',
  'story-not-found': 'История не найдена',
  'version-not-found':
    'Этой версии больше нет: старые версии без имени со временем убираются. Обновите список.',
  'email-taken': 'Этот адрес почты уже занят. Войдите или укажите другой.',
  'username-taken': 'Это имя пользователя уже занято. Выберите другое.',
  'story-invalid':
    'В истории есть ошибки, и сохранить её нельзя. Исправьте их и сохраните ещё раз.',
  'version-conflict':
    'Историю уже изменили в другом окне. Загрузите новую версию или сохраните свою.',
  'version-names-full': 'У истории уже сто именованных версий. Снимите имя с ненужной и повторите.',
  'format-unsupported': 'Сервер отвечает только в формате JSON.',
  'too-many-requests': 'Слишком много запросов. Подождите минуту и попробуйте ещё раз.',
  internal: 'На сервере произошла ошибка. Попробуйте ещё раз чуть позже.',
};

const english: Record<MessageKey, string> = {
  network: 'The server does not answer. Check your connection and try again.',
  timeout: 'The server did not answer in time. Try again.',
  unreadable: 'The answer of the server could not be read. Reload the page and try again.',
  aborted: 'The request was cancelled.',
  login: 'Sign-in failed',
  register: 'Registration failed',
  'request-invalid': 'The server did not accept the request: check that everything is filled in.',
  'json-malformed': 'The request reached the server damaged. Try again.',
  'body-too-large': 'The story is too big for the server. Shorten it or split it.',
  'credentials-invalid': 'Wrong e-mail address or password.',
  unauthorized: 'Your session has ended. Sign in again.',
  forbidden: 'You do not have the rights for this.',
  'account-blocked': 'This account is blocked. Write to the administrator.',
  'not-found': 'The server has no such address.',
  'story-not-found': 'Story not found',
  'version-not-found':
    'This version is gone: old versions without a name are cleared away in time. Reload the list.',
  'email-taken': 'This e-mail address is taken. Sign in or use another one.',
  'username-taken': 'This user name is taken. Choose another one.',
  'story-invalid': 'The story has errors and cannot be saved. Correct them and save again.',
  'version-conflict': 'The story was changed in another window. Load that version or save yours.',
  'version-names-full':
    'The story already has a hundred named versions. Take the name off one and try again.',
  'format-unsupported': 'The server answers as JSON only.',
  'too-many-requests': 'Too many requests. Wait a minute and try again.',
  internal: 'Something went wrong on the server. Try again a little later.',
};

/** What the client says when the server says nothing that can be shown. */
export const clientMessages: Record<ClientLocale, Record<MessageKey, string>> = {
  ru: russian,
  en: english,
};
