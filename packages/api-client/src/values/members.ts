/** The header that carries the secret of an invitation to write a story together. */
export const invitationHeader = 'x-story-invitation';

/** What somebody is to a story that they write. */
export const storyRoles = ['owner', 'co-author'] as const;

export type StoryRole = (typeof storyRoles)[number];

export const coAuthorsMaximum = 30;

/** Invitations of one story that have been neither accepted nor revoked. */
export const invitationsMaximum = 30;
