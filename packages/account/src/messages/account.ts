import { defineMessages } from '@dreamfork/ui/i18n';

export const accountMessages = defineMessages({
  ru: {
    preferencesFailed: 'Ошибка сохранения профиля',
    unconfirmed: (email: string) =>
      `Адрес ${email} ещё не подтверждён. Откройте ссылку из письма, которое мы прислали.`,
    unconfirmedUnsent: (email: string) =>
      `Адрес ${email} ещё не подтверждён. Этот сервер не отправляет писем: попросите ссылку у того, кто им управляет.`,
    prepareAgain: 'Подготовить новое письмо',
    preparedAgain: (email: string) =>
      `Новое письмо для ${email} ждёт на сервере. Попросите ссылку из него у того, кто им управляет.`,
    sendAgain: 'Отправить ещё раз',
    sentAgain: (email: string) => `Письмо отправлено на ${email}. Откройте ссылку из него.`,
  },
  en: {
    preferencesFailed: 'The profile could not be saved',
    unconfirmed: (email: string) =>
      `${email} is not confirmed yet. Open the link in the email we sent you.`,
    unconfirmedUnsent: (email: string) =>
      `${email} is not confirmed yet. This server sends no email: ask whoever runs it for the link.`,
    prepareAgain: 'Prepare a new email',
    preparedAgain: (email: string) =>
      `A new email to ${email} is waiting on the server. Ask whoever runs it for the link.`,
    sendAgain: 'Send again',
    sentAgain: (email: string) => `We sent an email to ${email}. Open the link in it.`,
  },
});
