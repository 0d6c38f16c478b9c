import { readDone } from '../normalise/raw.ts';
import { readGoogleSession, readProfile, readSessionUser, readSignIn } from '../normalise/users.ts';
import { get, post, put, remove } from './route.ts';

export const authentication = {
  login: post('/auth/login', 'public', { read: readSignIn, fallback: 'login' }),
  register: post('/auth/register', 'public', { read: readSignIn, fallback: 'register' }),
  me: get('/auth/me', 'user', { read: readSessionUser }),
  logout: post('/auth/logout', 'user', { read: readDone }),
  profile: get('/api/users/profile', 'user', { read: readProfile }),
} as const;

export const accountMail = {
  sendConfirmation: post('/auth/email/confirmation', 'user'),
  confirmEmail: post('/auth/email/confirm', 'public'),
  forgotPassword: post('/auth/password/forgot', 'public'),
  resetPassword: post('/auth/password/reset', 'public', { read: readSignIn }),
  changeEmail: post('/auth/email/change', 'user'),
  unsubscribe: post('/auth/email/unsubscribe', 'public'),
} as const;

export const account = {
  updateProfile: put('/api/users/profile', 'user', { read: readProfile }),
  updatePreferences: put('/api/users/profile/preferences', 'user', { read: readProfile }),
  changePassword: post('/auth/password/change', 'user'),
  exportData: get('/api/users/export', 'user', { answers: 'file' }),
  remove: remove('/api/users/profile', 'user'),
} as const;

export const sessions = {
  list: get('/api/users/sessions', 'user'),
  end: remove('/api/users/sessions/{id}', 'owner'),
  endAll: post('/auth/logout/everywhere', 'user'),
} as const;

export const twoFactor = {
  state: get('/auth/two-factor', 'user'),
  start: post('/auth/two-factor/start', 'user'),
  confirm: post('/auth/two-factor', 'user'),
  renewRecoveryCodes: post('/auth/two-factor/recovery-codes', 'user'),
  turnOff: remove('/auth/two-factor', 'user'),
} as const;

export const google = {
  session: post('/auth/google/session', 'public', { read: readGoogleSession, fallback: 'login' }),
} as const;
