/** The calls of reading. A test holds these addresses beside the contract's. */
export const readingPaths = {
  data: (id: string) => `/api/story/${encodeURIComponent(id)}/data`,
  events: (id: string) => `/api/story/${encodeURIComponent(id)}/events`,
  capabilities: '/api/capabilities',
};
