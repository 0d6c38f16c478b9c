import * as z from 'zod/mini';
import { members } from '../routes/members.ts';
import { email } from './email.ts';
import { success } from './fields.ts';
import { idParams, route } from './route.ts';
import { text } from './text.ts';

/** Somebody who writes a story. */
export const storyMember = z.object({
  userId: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Null for the owner. */
  joinedAt: z.nullable(z.iso.datetime()),
  isYou: z.boolean(),
});

export const storyInvitation = z.object({
  id: z.string(),
  /** The address of the only person it lets in; null for a link, which lets in whoever holds it. */
  email: z.nullable(z.string()),
  expiresAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});

/** The secret is told once, of a link alone: `/join/{story}#{secret}` is the address. */
export const newStoryInvitation = z.extend(storyInvitation, { secret: z.nullable(z.string()) });

export const storyMembers = z.object({
  owner: storyMember,
  /** In the order in which they joined. */
  coAuthors: z.array(storyMember),
  /** Newest first. Told to the owner alone: empty for others. */
  invitations: z.array(storyInvitation),
});

/** What somebody is invited to. */
export const invitedStory = z.object({
  title: z.string(),
  ownerName: z.string(),
  /** Whether the caller writes the story already. */
  isMember: z.boolean(),
});

const expiresAt = z._default(z.nullable(z.iso.datetime()), null);

export const invitationRequest = z.object({
  email: z._default(z.nullable(email), null),
  expiresAt,
});

export const invitationChange = z.object({ expiresAt: z.nullable(z.iso.datetime()) });

const id = text().check(z.minLength(1), z.maxLength(200));
const memberParams = z.extend(idParams, { userId: id });
const invitationParams = z.extend(idParams, { invitationId: id });
const tag = 'Members';

export const memberRoutes = {
  list: route(members.list, {
    tag,
    summary: 'Who writes a story, and who is invited to.',
    params: idParams,
    response: storyMembers,
    errors: [404],
  }),
  remove: route(members.remove, {
    tag,
    summary:
      'Remove a co-author, or leave a story. When its owner removes somebody, its invitations by link end too.',
    params: memberParams,
    response: success,
    errors: [404],
  }),
  handOver: route(members.handOver, {
    tag,
    summary: 'Make a co-author the owner of a story; the caller stays as a co-author.',
    params: idParams,
    body: z.object({ userId: id }),
    response: success,
    errors: [404, 409],
  }),
  invite: route(members.invite, {
    tag,
    summary:
      'Invite somebody to write a story: a person by their address, who gets an e-mail, or whoever holds a link.',
    params: idParams,
    body: invitationRequest,
    response: newStoryInvitation,
    status: 201,
    errors: [404, 409],
  }),
  changeInvitation: route(members.changeInvitation, {
    tag,
    summary: 'Change when an invitation ends.',
    params: invitationParams,
    body: invitationChange,
    response: storyInvitation,
    errors: [404],
  }),
  revokeInvitation: route(members.revokeInvitation, {
    tag,
    summary: 'Take an invitation back. Who has accepted it stays.',
    params: invitationParams,
    response: success,
    errors: [404],
  }),
  invitation: route(members.invitation, {
    tag,
    summary:
      'The story that the caller is invited to write, by the secret in the header `x-story-invitation` or by their address.',
    params: idParams,
    response: invitedStory,
    errors: [404],
  }),
  accept: route(members.accept, {
    tag,
    summary: 'Accept an invitation. Repeated, it changes nothing.',
    params: idParams,
    response: success,
    errors: [404, 409],
  }),
} as const;

export type StoryMember = z.output<typeof storyMember>;
export type StoryMembers = z.output<typeof storyMembers>;
export type StoryInvitation = z.output<typeof storyInvitation>;
export type NewStoryInvitation = z.output<typeof newStoryInvitation>;
export type InvitationRequest = z.input<typeof invitationRequest>;
export type InvitedStory = z.output<typeof invitedStory>;
