import { defineMessages } from '@dreamfork/ui/i18n';

export const emailMessages = defineMessages({
  ru: {
    unconfirmed: (email: string) =>
      `Адрес ${email} ещё не подтверждён. Откройте ссылку из письма, которое мы прислали.`,
    unconfirmedUnsent: (email: string) =>
      `Адрес ${email} ещё не подтверждён. Этот сервер не отправляет писем: попросите ссылку у его администратора.`,
    undelivered: {
      delayed: (email: string) =>
        `Письмо с подтверждением ещё не дошло до ${email}: почтовый сервер пока его не принял. Мы попробуем снова. Проверьте, нет ли опечатки в адресе; исправить его можно в профиле.`,
      failed: (email: string) =>
        `Письмо с подтверждением не удалось доставить на ${email}, поэтому адрес не подтверждён. Проверьте адрес в профиле и отправьте письмо ещё раз.`,
    },
    prepareAgain: 'Подготовить новую ссылку',
    preparedAgain: (email: string) =>
      `Новая ссылка для ${email} готова. Попросите её у администратора сервера.`,
    sendAgain: 'Отправить ещё раз',
    sentAgain: (email: string) => `Отправляем письмо на ${email}. Откройте ссылку из него.`,
  },
  en: {
    unconfirmed: (email: string) =>
      `${email} is not confirmed yet. Open the link in the email we sent you.`,
    unconfirmedUnsent: (email: string) =>
      `${email} is not confirmed yet. This server sends no email: ask its administrator for the link.`,
    undelivered: {
      delayed: (email: string) =>
        `The confirmation email has not reached ${email} yet: the mail server has not accepted it. We will try again. Check the address for typos; you can change it in your profile.`,
      failed: (email: string) =>
        `The confirmation email could not be delivered to ${email}, so the address is not confirmed. Check the address in your profile, then send the email again.`,
    },
    prepareAgain: 'Prepare a new link',
    preparedAgain: (email: string) =>
      `A new link for ${email} is ready. Ask the server’s administrator for it.`,
    sendAgain: 'Send again',
    sentAgain: (email: string) => `We are sending an email to ${email}. Open the link in it.`,
  },
});
