import { get, post } from './route.ts';

export const siteStatus = {
  read: get('/api/status', 'public'),
} as const;

export const system = {
  health: get('/health', 'public', { otherStatus: 503 }),
  capabilities: get('/api/capabilities', 'public'),
  reportError: post('/api/client-errors', 'public'),
} as const;
