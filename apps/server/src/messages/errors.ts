import type { ErrorCode } from '@dreamfork/api-client/contract';
import type { Locale } from './locale.ts';

/** What each error says: what happened and what to do. */
export const errorMessages: Record<Locale, Record<ErrorCode, string>> = {
  ru: {
    'request-invalid': 'Запрос заполнен неверно. Исправьте указанные поля и повторите.',
    'json-malformed': 'Тело запроса не удалось разобрать: это не JSON.',
    'body-too-large':
      'История слишком большая, сервер её не принял. Уменьшите её и сохраните снова.',
    'credentials-invalid': 'Неверный email или пароль',
    unauthorized: 'Требуется авторизация. Войдите и повторите.',
    forbidden: 'Недостаточно прав для этого действия.',
    'account-blocked': 'Учётная запись заблокирована. Обратитесь к администратору.',
    'not-found': 'Такого адреса нет.',
    'story-not-found': 'История не найдена',
    'version-not-found':
      'Этой версии больше нет: старые версии без имени со временем убираются. Обновите список.',
    'email-taken': 'Пользователь с таким email уже зарегистрирован',
    'username-taken': 'Это имя пользователя уже занято',
    'story-invalid': 'В истории есть ошибки, из-за которых её нельзя сохранить.',
    'version-conflict':
      'Историю успели изменить в другом месте. Загрузите новую версию или сохраните поверх неё.',
    'version-names-full':
      'У истории уже сто именованных версий. Снимите имя с ненужной и повторите.',
    'format-unsupported': 'Такого формата нет: ответ бывает только в JSON.',
    'too-many-requests': 'Слишком много запросов. Подождите немного и повторите.',
    internal: 'На сервере произошла ошибка. Повторите позже.',
  },
  en: {
    'request-invalid':
      'The request is not filled in correctly. Correct the named fields and try again.',
    'json-malformed': 'The body of the request could not be read: it is not JSON.',
    'body-too-large':
      'The story is too large and was not accepted. Make it smaller and save it again.',
    'credentials-invalid': 'Wrong e-mail address or password',
    unauthorized: 'You need to be signed in. Sign in and try again.',
    forbidden: 'You have no right to do this.',
    'account-blocked': 'This account is blocked. Please turn to an administrator.',
    'not-found': 'There is no such address.',
    'story-not-found': 'Story not found',
    'version-not-found':
      'This version is gone: old versions without a name are cleared away in time. Reload the list.',
    'email-taken': 'There is already an account with this e-mail address',
    'username-taken': 'This user name is taken',
    'story-invalid': 'The story has errors that keep it from being saved.',
    'version-conflict':
      'The story has been changed elsewhere. Load the new version, or save over it.',
    'version-names-full':
      'The story already has a hundred named versions. Take the name off one and try again.',
    'format-unsupported': 'There is no such format: the answer comes as JSON only.',
    'too-many-requests': 'Too many requests. Wait a little and try again.',
    internal: 'Something went wrong on the server. Try again later.',
  },
};
