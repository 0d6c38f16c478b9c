import type { AppealOutcome, Sanction } from '@dreamfork/api-client/contract';
import type { Locale } from './locale.ts';

/** What a decision is about: content, or the author. */
export type DecisionSubject = 'story' | 'comment' | Sanction;

/** Every email that the server sends, with its data. */
export type Email =
  | { kind: 'confirmation'; url: string }
  | { kind: 'password-reset'; url: string }
  | { kind: 'password-changed' }
  | { kind: 'email-change'; url: string }
  | { kind: 'email-change-notice'; newAddress: string }
  | { kind: 'two-factor-on' }
  | { kind: 'two-factor-off' }
  | { kind: 'two-factor-reset' }
  | { kind: 'content-removed'; what: 'story' | 'comment'; reason: string; url: string }
  | {
      kind: 'sanction';
      outcome: Sanction;
      /** When a suspension ends. */
      until: string | null;
      reason: string;
      url: string;
    }
  | { kind: 'decision-reversed'; what: DecisionSubject; reason: string; url: string }
  | {
      kind: 'appeal-decided';
      what: DecisionSubject;
      outcome: AppealOutcome;
      answer: string;
      url: string;
    }
  | { kind: 'account-removed' };

/** The paragraphs of an email before and after its link. */
export type EmailTexts = {
  subject: string;
  before: string[];
  url?: string | undefined;
  after: string[];
};

type Wording = Omit<EmailTexts, 'url'>;

// Emails contain no name that a user chose: they go to unconfirmed addresses.
const russianGreeting = 'Здравствуйте.';
const englishGreeting = 'Hello.';
const signature = 'Dreamfork';

const formatMoment = (moment: string | null, locale: Locale): string =>
  moment === null
    ? ''
    : `${new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(new Date(moment))} UTC`;

const russianReversals: Record<DecisionSubject, string> = {
  story:
    'Решение снять вашу историю с публикации отменено. Если вы её не меняли, она снова опубликована.',
  comment: 'Решение удалить ваш комментарий отменено. Комментарий снова на месте.',
  notice: 'Предупреждение отменено.',
  suspended: 'Решение приостановить вашу учётную запись отменено.',
  banned: 'Решение закрыть вам доступ отменено.',
};

const englishReversals: Record<DecisionSubject, string> = {
  story:
    'The decision to take your story down was reversed. Unless you changed it, it is published again.',
  comment: 'The decision to delete your comment was reversed. The comment is back.',
  notice: 'The warning was taken back.',
  suspended: 'The decision to suspend your account was reversed.',
  banned: 'The decision to ban your account was reversed.',
};

function inRussian(email: Email): Wording {
  switch (email.kind) {
    case 'confirmation':
      return {
        subject: 'Подтвердите адрес почты',
        before: [russianGreeting, 'Чтобы подтвердить, что этот адрес ваш, откройте ссылку:'],
        after: [
          'Ссылка работает семь дней и один раз.',
          'Если вы не регистрировались в Dreamfork, ничего не делайте: без подтверждения адрес останется чужим.',
          signature,
        ],
      };
    case 'password-reset':
      return {
        subject: 'Новый пароль',
        before: [russianGreeting, 'Чтобы задать новый пароль, откройте ссылку:'],
        after: [
          'Ссылка работает один час и один раз. После смены пароля нужно будет войти заново на всех устройствах.',
          'Если вы не просили об этом, ничего не делайте: пароль останется прежним.',
          signature,
        ],
      };
    case 'password-changed':
      return {
        subject: 'Пароль изменён',
        before: [russianGreeting, 'Пароль вашей учётной записи изменён.'],
        after: [
          'Если это сделали не вы, откройте страницу входа и восстановите пароль: чужой доступ прекратится сразу.',
          signature,
        ],
      };
    case 'email-change':
      return {
        subject: 'Подтвердите новый адрес почты',
        before: [
          russianGreeting,
          'Чтобы этот адрес стал адресом вашей учётной записи, откройте ссылку:',
        ],
        after: [
          'Ссылка работает 24 часа и один раз. До этого действует прежний адрес.',
          'Если вы не просили об этом, ничего не делайте.',
          signature,
        ],
      };
    case 'email-change-notice':
      return {
        subject: 'Запрошена смена адреса почты',
        before: [
          russianGreeting,
          `Для вашей учётной записи запрошен новый адрес: ${email.newAddress}. Он начнёт действовать, когда его подтвердят по ссылке.`,
        ],
        after: [
          'Если это были не вы, смените пароль: тогда ссылка перестанет работать.',
          signature,
        ],
      };
    case 'two-factor-on':
      return {
        subject: 'Двухэтапный вход включён',
        before: [russianGreeting, 'Теперь при входе, кроме пароля, нужен код из приложения.'],
        after: [
          'Если это сделали не вы, смените пароль и обратитесь к администратору: приложение с кодами у кого-то другого.',
          signature,
        ],
      };
    case 'two-factor-off':
      return {
        subject: 'Двухэтапный вход выключен',
        before: [russianGreeting, 'Для входа снова достаточно одного пароля.'],
        after: [
          'Если это сделали не вы, смените пароль и включите двухэтапный вход снова.',
          signature,
        ],
      };
    case 'two-factor-reset':
      return {
        subject: 'Двухэтапный вход сброшен',
        before: [
          russianGreeting,
          'Администратор выключил двухэтапный вход вашей учётной записи. Для входа достаточно пароля; все сеансы завершены.',
        ],
        after: [
          'Войдите и включите двухэтапный вход снова. Если вы не просили об этом, смените пароль и напишите администратору.',
          signature,
        ],
      };
    case 'content-removed': {
      const isStory = email.what === 'story';
      return {
        subject: isStory ? 'История снята с публикации' : 'Комментарий удалён',
        before: [
          russianGreeting,
          isStory
            ? 'Модератор снял вашу историю с публикации. Она осталась у вас.'
            : 'Модератор удалил ваш комментарий.',
          `Причина: ${email.reason}`,
          'Если вы не согласны, решение можно обжаловать один раз. Что именно снято и как возразить:',
        ],
        after: ['Обжалование рассмотрит другой модератор.', signature],
      };
    }
    case 'sanction': {
      const { subject, text } = {
        notice: {
          subject: 'Предупреждение модератора',
          text: 'Модератор вынес вам предупреждение. Ничего другого с вашей учётной записью не произошло.',
        },
        suspended: {
          subject: 'Учётная запись приостановлена',
          text: `Модератор приостановил вашу учётную запись до ${formatMoment(email.until, 'ru')}. После этого вы снова сможете войти; истории и файлы остаются вашими.`,
        },
        banned: {
          subject: 'Доступ закрыт',
          text: 'Модератор закрыл вам доступ без срока. Войти в учётную запись больше нельзя.',
        },
      }[email.outcome];
      return {
        subject,
        before: [
          russianGreeting,
          text,
          `Причина: ${email.reason}`,
          email.outcome === 'notice'
            ? 'Если вы не согласны, решение можно обжаловать один раз:'
            : 'Если вы не согласны, решение можно обжаловать один раз. Входить для этого не нужно:',
        ],
        after: ['Обжалование рассмотрит другой модератор.', signature],
      };
    }
    case 'decision-reversed':
      return {
        subject: 'Решение отменено',
        before: [
          russianGreeting,
          russianReversals[email.what],
          `Почему: ${email.reason}`,
          'Подробности:',
        ],
        after: [signature],
      };
    case 'appeal-decided': {
      return {
        subject: 'Ответ на обжалование',
        before: [
          russianGreeting,
          email.outcome === 'reversed'
            ? russianReversals[email.what]
            : 'Другой модератор рассмотрел ваше обжалование и оставил решение в силе.',
          `Ответ модератора: ${email.answer}`,
          'Подробности:',
        ],
        after: [signature],
      };
    }
    case 'account-removed':
      return {
        subject: 'Учётная запись удалена',
        before: [russianGreeting, 'Ваша учётная запись и ваши истории удалены.'],
        after: ['Спасибо, что писали вместе с нами.', signature],
      };
  }
}

function inEnglish(email: Email): Wording {
  switch (email.kind) {
    case 'confirmation':
      return {
        subject: 'Confirm your e-mail address',
        before: [englishGreeting, 'To confirm that this address is yours, open the link:'],
        after: [
          'The link works for seven days, and once.',
          'If you did not register at Dreamfork, do nothing: the address stays unconfirmed.',
          signature,
        ],
      };
    case 'password-reset':
      return {
        subject: 'A new password',
        before: [englishGreeting, 'To set a new password, open the link:'],
        after: [
          'The link works for one hour, and once. After that you sign in anew on every device.',
          'If you did not ask for this, do nothing: the password stays as it is.',
          signature,
        ],
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        before: [englishGreeting, 'The password of your account was changed.'],
        after: [
          'If this was not you, open the sign-in page and reset the password: nobody else stays signed in.',
          signature,
        ],
      };
    case 'email-change':
      return {
        subject: 'Confirm your new e-mail address',
        before: [englishGreeting, 'To make this the address of your account, open the link:'],
        after: [
          'The link works for 24 hours, and once. Until then the old address stays.',
          'If you did not ask for this, do nothing.',
          signature,
        ],
      };
    case 'email-change-notice':
      return {
        subject: 'A change of e-mail address was asked for',
        before: [
          englishGreeting,
          `A new address was asked for on your account: ${email.newAddress}. It takes effect once it is confirmed by a link.`,
        ],
        after: [
          'If this was not you, change your password: the link then stops working.',
          signature,
        ],
      };
    case 'two-factor-on':
      return {
        subject: 'Two-step sign-in is on',
        before: [englishGreeting, 'Signing in now takes a code from your app beside the password.'],
        after: [
          'If this was not you, change your password and write to the administrator: somebody else has the app.',
          signature,
        ],
      };
    case 'two-factor-off':
      return {
        subject: 'Two-step sign-in is off',
        before: [englishGreeting, 'The password alone is enough to sign in again.'],
        after: [
          'If this was not you, change your password and turn two-step sign-in on again.',
          signature,
        ],
      };
    case 'two-factor-reset':
      return {
        subject: 'Two-step sign-in was reset',
        before: [
          englishGreeting,
          'An administrator has turned off two-step sign-in of your account. The password is enough to sign in; all your sessions have ended.',
        ],
        after: [
          'Sign in and turn two-step sign-in on again. If you did not ask for this, change your password and write to the administrator.',
          signature,
        ],
      };
    case 'content-removed': {
      const isStory = email.what === 'story';
      return {
        subject: isStory ? 'Your story was taken down' : 'Your comment was deleted',
        before: [
          englishGreeting,
          isStory
            ? 'A moderator took your story down. You still have it.'
            : 'A moderator deleted your comment.',
          `Reason: ${email.reason}`,
          'If you disagree, you can appeal once. What it is about and how to appeal:',
        ],
        after: ['Another moderator will decide the appeal.', signature],
      };
    }
    case 'sanction': {
      const { subject, text } = {
        notice: {
          subject: 'A warning from a moderator',
          text: 'A moderator has given you a warning. Nothing else has happened to your account.',
        },
        suspended: {
          subject: 'Your account is suspended',
          text: `A moderator has suspended your account until ${formatMoment(email.until, 'en')}. After that you can sign in again; your stories and files stay yours.`,
        },
        banned: {
          subject: 'Your account is banned',
          text: 'A moderator has banned your account, with no end date. You can no longer sign in.',
        },
      }[email.outcome];
      return {
        subject,
        before: [
          englishGreeting,
          text,
          `Reason: ${email.reason}`,
          email.outcome === 'notice'
            ? 'If you disagree, you can appeal once:'
            : 'If you disagree, you can appeal once, and need not sign in for it:',
        ],
        after: ['Another moderator will decide the appeal.', signature],
      };
    }
    case 'decision-reversed':
      return {
        subject: 'A decision was reversed',
        before: [
          englishGreeting,
          englishReversals[email.what],
          `Why: ${email.reason}`,
          'More about it:',
        ],
        after: [signature],
      };
    case 'appeal-decided': {
      return {
        subject: 'Your appeal was decided',
        before: [
          englishGreeting,
          email.outcome === 'reversed'
            ? englishReversals[email.what]
            : 'Another moderator looked at your appeal and upheld the decision.',
          `The moderator’s answer: ${email.answer}`,
          'More about it:',
        ],
        after: [signature],
      };
    }
    case 'account-removed':
      return {
        subject: 'Your account was deleted',
        before: [englishGreeting, 'Your account and your stories were deleted.'],
        after: ['Thank you for writing with us.', signature],
      };
  }
}

const wordings: Record<Locale, (email: Email) => Wording> = { ru: inRussian, en: inEnglish };

/** The texts of an email. */
export const emailTexts = (email: Email, locale: Locale): EmailTexts => ({
  ...wordings[locale](email),
  url: 'url' in email ? email.url : undefined,
});
