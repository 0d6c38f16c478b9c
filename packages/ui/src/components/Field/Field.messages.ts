import { defineMessages } from '../../i18n/index.ts';

export const fieldMessages = defineMessages({
  ru: {
    missing: 'Заполните это поле',
    missingChoice: 'Отметьте, чтобы продолжить',
    email: 'Нужен адрес вида имя@почта.рф',
    url: 'Нужна ссылка вида https://адрес',
    tooLong: 'Слишком длинный текст, сократите его',
    tooShort: 'Слишком короткий текст',
    outOfRange: 'Число вне допустимых границ',
    wrong: 'Проверьте это значение',
  },
  en: {
    missing: 'Fill in this field',
    missingChoice: 'Tick this to continue',
    email: 'Enter an address such as name@mail.com',
    url: 'Enter a link such as https://address',
    tooLong: 'The text is too long: shorten it',
    tooShort: 'The text is too short',
    outOfRange: 'The number is out of bounds',
    wrong: 'Check this value',
  },
});
