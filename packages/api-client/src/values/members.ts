/** The header that carries the secret of an invitation to write a story together. */
export const invitationHeader = 'x-story-invitation';

export const coAuthorsMaximum = 30;

/** Invitations of one story that have been neither accepted nor revoked. */
export const invitationsMaximum = 30;
