import {
  idParams,
  reviewGuestHeader,
  reviewLinkHeader,
  reviewLinkRoutes,
  reviewRoutes,
} from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { emailLinkAddress } from '../configuration/public-address.ts';
import { identify } from '../plugins/identity.ts';
import { report } from '../services/feedback/report.ts';
import { findAccess, may, type ReviewAccess } from '../services/review/access.ts';
import {
  addComment,
  changeComment,
  removeComment,
  requireReviewComment,
} from '../services/review/comments.ts';
import { changeLink, createLink, renewLink, revokeLink } from '../services/review/links.ts';
import { listLinks } from '../services/review/read-links.ts';
import { readReview } from '../services/review/read-review.ts';
import { listThreads } from '../services/review/read-threads.ts';
import { arrive } from '../services/review/readers.ts';
import { signReviewMedia } from '../services/review/sign-media.ts';
import { changeThread, openThread } from '../services/review/threads.ts';
import type { Services } from '../services/services.ts';
import { type RouteGroup, textBodyLimit } from './register-routes.ts';

const done = { success: true } as const;

/** What a browser makes for a guest: of random characters, neither guessed nor a text to be stored. */
const guestKey = /^[\w-]{16,128}$/;
const secretMaximumLength = 200;

const admitted = new WeakMap<FastifyRequest, ReviewAccess>();

/** The caller of a request that was let in. */
function accessOf(request: FastifyRequest): ReviewAccess {
  const access = admitted.get(request);
  if (!access) throw new Error('The call has no check of who may make it.');
  return access;
}

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const hide = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
};

/** Lets a caller in to the draft that the path names. */
const admit = (services: Services) => async (request: FastifyRequest) => {
  const params = idParams.safeParse(request.params);
  if (!params.success) throw new ApiError('request-invalid');
  const key = headerOf(request, reviewGuestHeader);
  if (key !== undefined && !guestKey.test(key)) throw new ApiError('request-invalid');
  const secret = headerOf(request, reviewLinkHeader);
  const viewer = await identify(services, request);
  const access = await findAccess(services, {
    storyId: params.data.id,
    user: viewer?.user,
    secret: secret !== undefined && secret.length > secretMaximumLength ? undefined : secret,
    guestKey: key,
  });
  admitted.set(request, access);
};

const registerReading: RouteGroup = ({ answer, send, services }) => {
  const reading = { onRequest: [hide], preHandler: [admit(services)] };
  send(
    reviewRoutes.read,
    async ({ abortable, request, reply }) => {
      const text = await readReview(abortable(), accessOf(request));
      return reply.header('content-type', 'application/json; charset=utf-8').send(text);
    },
    reading,
  );
  answer(
    reviewRoutes.arrive,
    async ({ body, request }) => {
      await arrive(services, accessOf(request), body);
      return done;
    },
    { ...reading, config: { takesSpace: true } },
  );
  answer(
    reviewRoutes.signMedia,
    ({ body, request, abortable }) => signReviewMedia(abortable(), accessOf(request), body.paths),
    reading,
  );
  answer(
    reviewRoutes.threads,
    ({ query, request }) => listThreads(services, accessOf(request), query),
    reading,
  );
};

const registerWriting: RouteGroup = ({ answer, services, limits }) => {
  const changing = { onRequest: [hide], preHandler: [admit(services)] };
  const writing = {
    onRequest: [hide],
    preHandler: [admit(services), ...limits.comments],
    config: { takesSpace: true },
  };
  answer(
    reviewRoutes.openThread,
    ({ body, request }) => openThread(services, accessOf(request), body),
    {
      // Only who is let in sends a large body.
      onRequest: [hide, admit(services)],
      preHandler: limits.comments,
      bodyLimit: textBodyLimit,
      config: { takesSpace: true },
    },
  );
  answer(
    reviewRoutes.changeThread,
    ({ params, body, request }) =>
      changeThread(services, accessOf(request), { threadId: params.threadId, change: body }),
    changing,
  );
  answer(
    reviewRoutes.addComment,
    ({ params, body, request }) =>
      addComment(services, accessOf(request), { threadId: params.threadId, comment: body }),
    writing,
  );
  answer(
    reviewRoutes.changeComment,
    ({ params, body, request }) =>
      changeComment(services, accessOf(request), {
        commentId: params.commentId,
        text: body.text,
      }),
    writing,
  );
  answer(
    reviewRoutes.removeComment,
    async ({ params, request }) => {
      await removeComment(services, accessOf(request), params.commentId);
      return done;
    },
    changing,
  );
};

const registerReports: RouteGroup = ({ answer, services, limits }) => {
  answer(
    reviewRoutes.reportComment,
    async ({ params, body, request }) => {
      const access = accessOf(request);
      const { storyId, user } = access;
      const { commentId } = params;
      await requireReviewComment(services.database, access, commentId);
      if (!user || !may(access, 'report')) throw new ApiError('unauthorized');
      await report(services, {
        ...body,
        storyId,
        commentId,
        isOfReview: true,
        reporterId: user.id,
      });
      return done;
    },
    {
      onRequest: [hide],
      preHandler: [admit(services), ...limits.reports],
      config: { takesSpace: true },
    },
  );
};

const registerLinks: RouteGroup = ({ answer, services, limits }) => {
  const own = { onRequest: [hide] };
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

/** Drafts for their first readers, and the links to them. */
export const registerReviewRoutes: RouteGroup = (tools) => {
  registerReading(tools);
  registerWriting(tools);
  registerReports(tools);
  registerLinks(tools);
};
