import { readUserList, readUserListItem, readUserStatistics } from '../normalise/users.ts';
import { get, post, put, remove } from './route.ts';

export const users = {
  list: get('/api/users', 'admin', { read: readUserList }),
  listAlias: get('/users', 'admin'),
  statistics: get('/api/users/stats', 'admin', { read: readUserStatistics }),
  statisticsAlias: get('/users/stats', 'admin'),
  exportCsv: get('/users/export/csv', 'admin', { answers: 'file' }),
  block: post('/users/{id}/block', 'admin', { read: readUserListItem }),
  unblock: post('/users/{id}/unblock', 'admin', { read: readUserListItem }),
  grantPremium: post('/users/{id}/premium/grant', 'admin', { read: readUserListItem }),
  revokePremium: post('/users/{id}/premium/revoke', 'admin', { read: readUserListItem }),
} as const;

export const userDetails = {
  read: get('/api/admin/users/{id}', 'admin'),
  stories: get('/api/admin/users/{id}/stories', 'admin'),
  reports: get('/api/admin/users/{id}/reports', 'admin'),
  endSession: remove('/api/admin/users/{id}/sessions/{sessionId}', 'admin'),
  endSessions: remove('/api/admin/users/{id}/sessions', 'admin'),
  sendConfirmation: post('/api/admin/users/{id}/confirmation', 'admin'),
  sendPasswordReset: post('/api/admin/users/{id}/password-reset', 'admin'),
  resetTwoFactor: remove('/api/admin/users/{id}/two-factor', 'admin'),
  changeRole: put('/api/admin/users/{id}/role', 'admin'),
} as const;

export const adminStories = {
  statistics: get('/api/admin/stories/stats', 'admin'),
  popular: get('/api/admin/stories/popular', 'admin'),
  dashboard: get('/api/admin/stories/dashboard', 'admin'),
} as const;

export const audit = {
  list: get('/api/audit', 'admin'),
  exportCsv: get('/api/audit/export/csv', 'admin', { answers: 'file' }),
} as const;

export const signIns = {
  failures: get('/api/admin/sign-ins/failures', 'admin'),
  locks: get('/api/admin/sign-ins/locks', 'admin'),
  unlock: remove('/api/admin/sign-ins/locks/{id}', 'admin'),
} as const;

export const activity = {
  list: get('/analytics/activities', 'admin'),
  summary: get('/analytics/activities/summary/preset', 'admin'),
  exportCsv: get('/analytics/activities/export/csv', 'admin', { answers: 'file' }),
} as const;

export const outgoingEmails = {
  failed: get('/api/admin/emails/failed', 'admin'),
  sendAgain: post('/api/admin/emails/{id}/send', 'admin'),
  remove: remove('/api/admin/emails/{id}', 'admin'),
} as const;

export const monitoring = {
  read: get('/api/admin/monitoring', 'admin'),
} as const;

export const operation = {
  overview: get('/api/admin/system', 'admin'),
  setNotice: put('/api/admin/system/notice', 'admin'),
  clearNotice: remove('/api/admin/system/notice', 'admin'),
  setRegistration: put('/api/admin/system/registration', 'admin'),
  runJob: post('/api/admin/system/jobs/{job}/run', 'admin'),
} as const;
