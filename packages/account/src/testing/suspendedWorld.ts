import {
  admin,
  anna,
  fixtureReports,
  fixtureStories,
  type MockData,
  mockData,
} from '@dreamfork/api-client/fixtures';

const decidedCase = fixtureReports.find(({ commentId }) => commentId === null);
const suspendedAuthor = fixtureStories.find(({ id }) => id === decidedCase?.storyId)?.ownerId;

/** A world in which a moderator has suspended the author who has Anna's address. */
export const suspendedWorld: MockData = {
  ...mockData,
  users: mockData.users.map((user) =>
    user.id === suspendedAuthor
      ? {
          ...user,
          email: anna.email,
          status: 'Suspended',
          suspendedUntil: '2027-01-15T12:00:00.000Z',
        }
      : { ...user, email: `other.${user.email}` },
  ),
  cases: [
    {
      id: decidedCase?.storyId ?? '',
      status: 'settled',
      claim: null,
      decision: {
        outcome: 'suspended',
        reason: 'Оскорбления после предупреждения.',
        moderatorId: admin.id,
        decidedAt: '2026-10-07T08:00:00.000Z',
        until: '2027-01-15T12:00:00.000Z',
      },
      appeal: null,
    },
  ],
};

export const suspendedUser = suspendedWorld.users.find(({ id }) => id === suspendedAuthor) ?? anna;
