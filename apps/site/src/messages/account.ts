import { defineMessages } from '@dreamfork/ui/i18n';

export const accountMessages = defineMessages({
  ru: {
    preferencesFailed: 'Ошибка сохранения профиля',
    unconfirmed: (email: string) =>
      `Адрес ${email} ещё не подтверждён. Откройте ссылку из письма, которое мы прислали.`,
    sendAgain: 'Отправить ещё раз',
    sentAgain: (email: string) => `Письмо отправлено на ${email}. Откройте ссылку из него.`,
  },
  en: {
    preferencesFailed: 'The profile could not be saved',
    unconfirmed: (email: string) =>
      `The address ${email} is not confirmed yet. Open the link in the letter that we sent.`,
    sendAgain: 'Send again',
    sentAgain: (email: string) => `A letter was sent to ${email}. Open the link in it.`,
  },
});
