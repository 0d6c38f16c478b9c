import type { Locale } from './locale.ts';

/** Every email that the server sends, with its data. */
export type Email =
  | { kind: 'confirmation'; url: string }
  | { kind: 'password-reset'; url: string }
  | { kind: 'password-changed' }
  | { kind: 'email-change'; url: string }
  | { kind: 'email-change-notice'; newAddress: string }
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
