import type { ReportReason } from '../feedback.ts';

/** The name of each reason to report a story or a comment. */
export const reportReasonNames: Record<'ru' | 'en', Record<ReportReason, string>> = {
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
    violence: 'Violence',
    adult: 'Adults only',
    copyright: 'Someone else’s text',
    other: 'Something else',
  },
};
