import { get, post } from './route.ts';

export const moderation = {
  unpublish: post('/api/moderation/stories/{id}/unpublish', 'moderator'),
  removeComment: post('/api/moderation/comments/{id}/remove', 'moderator'),
  dismiss: post('/api/moderation/reports/{id}/dismiss', 'moderator'),
} as const;

export const cases = {
  list: get('/api/moderation/cases', 'moderator'),
  read: get('/api/moderation/cases/{id}', 'moderator'),
  story: get('/api/moderation/cases/{id}/story', 'moderator'),
  claim: post('/api/moderation/cases/{id}/claim', 'moderator'),
  release: post('/api/moderation/cases/{id}/release', 'moderator'),
  addNote: post('/api/moderation/cases/{id}/notes', 'moderator'),
  sanction: post('/api/moderation/cases/{id}/sanction', 'moderator'),
  reverse: post('/api/moderation/cases/{id}/reverse', 'moderator'),
  decideAppeal: post('/api/moderation/cases/{id}/appeal', 'moderator'),
  ownDecisions: get('/api/moderation/own', 'user'),
  appeal: post('/api/moderation/own/{id}/appeal', 'owner'),
  linkedDecisions: post('/api/moderation/linked', 'public'),
  linkedAppeal: post('/api/moderation/linked/{id}/appeal', 'public'),
} as const;

export const transparency = {
  exportCsv: get('/api/moderation/transparency/csv', 'admin', { answers: 'file' }),
} as const;
