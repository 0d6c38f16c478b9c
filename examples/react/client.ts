import { createClient } from '@dreamfork/api-client';

/** The Dreamfork server. Its answers may be read from every origin; the token goes there alone. */
export const server = 'https://stories.example.org';

export const client = createClient({
  baseUrl: server,
  getToken: () => localStorage.getItem('token'),
  onUnauthorized: () => location.assign('/login'),
  locale: 'en',
});
