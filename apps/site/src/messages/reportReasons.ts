import { defineMessages } from '@dreamfork/ui/i18n';

/** Why readers report something. */
export const reportReasonMessages = defineMessages({
  ru: {
    spam: 'Спам или реклама',
    insult: 'Оскорбления',
    violence: 'Жестокость',
    adult: 'Только для взрослых',
    copyright: 'Чужой текст',
    other: 'Другое',
  },
  en: {
    spam: 'Spam or advertising',
    insult: 'Insults',
    violence: 'Cruelty',
    adult: 'Adults only',
    copyright: 'Somebody else’s text',
    other: 'Something else',
  },
});
