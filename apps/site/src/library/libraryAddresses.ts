import type { LibraryAddresses } from '@dreamfork/library';

export const libraryAddresses: LibraryAddresses = {
  stories: '/stories',
  story: (id) => `/story/${encodeURIComponent(id)}`,
  embeddedStory: (id) => `/embed/${encodeURIComponent(id)}`,
  review: (id) => `/review/${encodeURIComponent(id)}`,
  join: (id) => `/join/${encodeURIComponent(id)}`,
  newStory: '/app/editor',
  editStory: (id) => `/app/editor/${encodeURIComponent(id)}`,
  statistics: (id) => `/app/my-stories/${encodeURIComponent(id)}/statistics`,
  myStories: '/app/my-stories',
  profile: '/app/profile',
  decisions: '/app/decisions',
  moderation: '/app/moderation',
  administration: '/app/admin/users',
};
