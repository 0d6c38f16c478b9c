/** The packages in the order in which one meets them, and what each is for. */
export const packages = [
  {
    name: 'ui',
    page: 'get-started-ui--docs',
    purpose: 'The design system: tokens, three themes, accessible components. It knows no stories.',
  },
  {
    name: 'player',
    page: 'get-started-player--docs',
    purpose:
      'Reads a story: as a React component, a custom element or a frame. It calls no server.',
  },
  {
    name: 'editor',
    page: 'get-started-editor--docs',
    purpose: 'The visual editor: canvas, panels, drafts, autosave. Services are props.',
  },
  {
    name: 'api-client',
    page: 'get-started-api-client--docs',
    purpose: 'The contract of the server, its client, SWR hooks, fixtures and MSW handlers.',
  },
  {
    name: 'library',
    page: 'get-started-library--docs',
    purpose: 'Lists and pages of stories: catalogue, my stories, details, comments, statistics.',
  },
  {
    name: 'account',
    page: 'get-started-account--docs',
    purpose: 'Sign-in, registration, profile, sessions, two-step sign-in, deletion.',
  },
  {
    name: 'admin',
    page: 'get-started-admin--docs',
    purpose: 'Users, moderation, monitoring, audit log and settings of a server.',
  },
] as const;
