import { invitationHeader, memberRoutes } from '@dreamfork/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { emailLinkAddress } from '../configuration/public-address.ts';
import type { Viewer } from '../services/authentication/sessions.ts';
import { acceptInvitation, readInvitation } from '../services/members/accept.ts';
import { handOver } from '../services/members/hand-over.ts';
import {
  changeInvitation,
  createInvitation,
  revokeInvitation,
} from '../services/members/invitations.ts';
import { listMembers, removeMember } from '../services/members/members.ts';
import { requireRight } from '../services/stories/story-rights.ts';
import type { RouteGroup } from './register-routes.ts';
import { headerOf, hideAnswer } from './review-access.ts';

const done = { success: true } as const;
const hidden = { onRequest: [hideAnswer] };

type Called<Params = unknown> = { params: { id: string } & Params; viewer: Viewer };

const ownOf = ({ params, viewer }: Called) => ({ storyId: params.id, ownerId: viewer.user.id });

/** Who writes a story: its owner, and those whom they invite. */
export const registerMemberRoutes: RouteGroup = (tools) => {
  registerMembers(tools);
  registerInvitations(tools);
};

const registerMembers: RouteGroup = ({ answer, services }) => {
  answer(
    memberRoutes.list,
    async ({ params, viewer }) => {
      const caller = { storyId: params.id, userId: viewer.user.id };
      return listMembers(services, await requireRight(services, caller, 'read'));
    },
    hidden,
  );
  answer(
    memberRoutes.remove,
    async ({ params: { id: storyId, userId }, viewer }) => {
      await removeMember(services, { storyId, userId, callerId: viewer.user.id });
      return done;
    },
    hidden,
  );
  answer(
    memberRoutes.handOver,
    async (call) => {
      await handOver(services, { ...ownOf(call), newOwnerId: call.body.userId });
      return done;
    },
    hidden,
  );
};

const registerInvitations: RouteGroup = ({ answer, services, limits }) => {
  const invitedBy = ({ params, viewer, request }: Called & { request: FastifyRequest }) => ({
    storyId: params.id,
    user: viewer.user,
    secret: headerOf(request, invitationHeader),
  });
  answer(
    memberRoutes.invite,
    ({ params, body, viewer, request }) =>
      createInvitation(services, {
        storyId: params.id,
        invitation: body,
        author: viewer.user,
        siteAddress: emailLinkAddress(services.configuration, request),
      }),
    { ...hidden, preHandler: limits.invitations, config: { takesSpace: true } },
  );
  answer(
    memberRoutes.changeInvitation,
    (call) => {
      const { invitationId } = call.params;
      return changeInvitation(services, { ...ownOf(call), invitationId, change: call.body });
    },
    hidden,
  );
  answer(
    memberRoutes.revokeInvitation,
    async (call) => {
      await revokeInvitation(services, {
        ...ownOf(call),
        invitationId: call.params.invitationId,
      });
      return done;
    },
    hidden,
  );
  answer(memberRoutes.invitation, (call) => readInvitation(services, invitedBy(call)), hidden);
  answer(
    memberRoutes.accept,
    async (call) => {
      await acceptInvitation(services, invitedBy(call));
      return done;
    },
    hidden,
  );
};
