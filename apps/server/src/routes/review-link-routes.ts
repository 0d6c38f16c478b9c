import { reviewLinkRoutes } from '@dreamfork/api-client/contract';
import { emailLinkAddress } from '../configuration/public-address.ts';
import { changeLink, createLink, renewLink } from '../services/review/links.ts';
import { listLinks } from '../services/review/read-links.ts';
import { revokeLink } from '../services/review/revoke-link.ts';
import type { RouteGroup } from './register-routes.ts';
import { hideAnswer } from './review-access.ts';

const done = { success: true } as const;

/** Links to the drafts of the caller's own stories. */
export const registerReviewLinkRoutes: RouteGroup = ({ answer, services, limits }) => {
  const own = { onRequest: [hideAnswer] };
  const linkOf = ({
    params,
    viewer,
  }: {
    params: { id: string };
    viewer: { user: { id: string } };
  }) => ({
    storyId: params.id,
    ownerId: viewer.user.id,
  });
  answer(
    reviewLinkRoutes.list,
    async (call) => ({ items: await listLinks(services, linkOf(call)) }),
    own,
  );
  answer(
    reviewLinkRoutes.create,
    ({ params, body, viewer, request }) =>
      createLink(services, {
        storyId: params.id,
        link: body,
        author: viewer.user,
        siteAddress: emailLinkAddress(services.configuration, request),
      }),
    { ...own, preHandler: limits.invitations, config: { takesSpace: true } },
  );
  answer(
    reviewLinkRoutes.change,
    (call) =>
      changeLink(services, { ...linkOf(call), linkId: call.params.linkId, change: call.body }),
    own,
  );
  answer(
    reviewLinkRoutes.renew,
    (call) => renewLink(services, { ...linkOf(call), linkId: call.params.linkId }),
    own,
  );
  answer(
    reviewLinkRoutes.revoke,
    async (call) => {
      await revokeLink(services, { ...linkOf(call), linkId: call.params.linkId });
      return done;
    },
    own,
  );
};
