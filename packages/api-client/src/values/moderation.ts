export const caseNoteMaximumLength = 2000;

export const appealMaximumLength = 2000;

export const caseStatuses = ['open', 'appealed', 'settled'] as const;

/** Decisions about the author, from the mildest: a warning, a suspension for some days, a ban. */
export const sanctions = ['notice', 'suspended', 'banned'] as const;

/** Days that a suspension may last. */
export const suspensionMaximumDays = 365;

export type CaseStatus = (typeof caseStatuses)[number];

export type Sanction = (typeof sanctions)[number];

export const commentMaximumLength = 2000;

export const reportDetailsMaximumLength = 1000;

export const reportReasons = ['spam', 'insult', 'violence', 'adult', 'copyright', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const decisionReasonMaximumLength = 500;

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
