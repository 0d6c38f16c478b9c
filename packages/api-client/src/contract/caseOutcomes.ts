export const caseNoteMaximumLength = 2000;
export const appealMaximumLength = 2000;

/** Page of the site that emails about decisions link to. */
export const ownDecisionsPage = '/app/decisions';

/** Minutes until a claim ends by itself. */
export const claimMinutes = 30;

export const caseStatuses = ['open', 'appealed', 'settled'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Decisions about the author, from the mildest: a warning, a suspension for some days, a ban. */
export const sanctions = ['notice', 'suspended', 'banned'] as const;
export type Sanction = (typeof sanctions)[number];

/** Days that a suspension may last. */
export const suspensionMaximumDays = 365;

/** `withdrawn`: whoever wrote the comment, or the story's author, deleted it first. */
export const caseOutcomes = [
  'dismissed',
  'unpublished',
  'comment-deleted',
  'withdrawn',
  ...sanctions,
] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

export const appealOutcomes = ['upheld', 'reversed'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];
