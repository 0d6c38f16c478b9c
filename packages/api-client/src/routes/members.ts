import { get, post, put, remove } from './route.ts';

/** Calls of the authors of a story, and of whoever is invited to be one. */
export const members = {
  list: get('/api/story/{id}/members', 'owner'),
  remove: remove('/api/story/{id}/members/{userId}', 'owner'),
  handOver: put('/api/story/{id}/owner', 'owner'),
  invite: post('/api/story/{id}/invitations', 'owner'),
  changeInvitation: put('/api/story/{id}/invitations/{invitationId}', 'owner'),
  revokeInvitation: remove('/api/story/{id}/invitations/{invitationId}', 'owner'),
  invitation: get('/api/story/{id}/invitation', 'user'),
  accept: post('/api/story/{id}/invitation', 'user'),
} as const;
