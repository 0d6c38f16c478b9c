import {
  caseRoutes,
  transparencyCsvColumns,
  transparencyRoutes,
} from '@dreamfork/api-client/contract';
import { actorOf } from '../services/audit/record-act.ts';
import { listOwnDecisions, submitAppeal } from '../services/moderation/appeals.ts';
import { addCaseNote, claimCase, releaseCase } from '../services/moderation/claim-case.ts';
import {
  listLinkedDecisions,
  submitLinkedAppeal,
} from '../services/moderation/linked-decisions.ts';
import { listCases } from '../services/moderation/list-cases.ts';
import { readCase } from '../services/moderation/read-case.ts';
import { readReportedStory } from '../services/moderation/read-reported-story.ts';
import { readTransparency } from '../services/moderation/transparency.ts';
import type { RouteGroup } from './register-routes.ts';
import { sendExport } from './send-export.ts';

const done = { success: true } as const;

const registerOwnDecisions: RouteGroup = ({ answer, services, limits }) => {
  answer(caseRoutes.ownDecisions, ({ query, viewer }) =>
    listOwnDecisions(services, { ...query, userId: viewer.user.id }),
  );
  answer(
    caseRoutes.appeal,
    async (call) => {
      await submitAppeal(services, { ...call.params, ...call.body, actor: actorOf(call) });
      return done;
    },
    { preHandler: limits.reports },
  );
  answer(caseRoutes.linkedDecisions, ({ body }) => listLinkedDecisions(services, body.token), {
    preHandler: limits.links,
  });
  answer(
    caseRoutes.linkedAppeal,
    async ({ params, body, request }) => {
      await submitLinkedAppeal(services, { ...params, ...body, address: request.ip });
      return done;
    },
    { preHandler: limits.links },
  );
};

/** The queue of moderators, what authors see of it, and the export of its figures. */
export const registerCaseRoutes: RouteGroup = (tools) => {
  const { answer, send, services, limits } = tools;
  answer(caseRoutes.list, ({ query, viewer }) =>
    listCases(services, { ...query, viewerId: viewer.user.id }),
  );
  answer(caseRoutes.read, ({ params, viewer }) =>
    readCase(services, { ...params, viewerId: viewer.user.id }),
  );
  send(caseRoutes.story, async (call) => {
    const text = await readReportedStory(services, { ...call.params, actor: actorOf(call) });
    return call.reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(Buffer.from(text));
  });
  answer(caseRoutes.claim, async (call) => {
    await claimCase(services, { ...call.params, actor: actorOf(call) });
    return done;
  });
  answer(caseRoutes.release, async (call) => {
    await releaseCase(services, { ...call.params, actor: actorOf(call) });
    return done;
  });
  answer(caseRoutes.addNote, async (call) => {
    await addCaseNote(services, { ...call.params, ...call.body, actor: actorOf(call) });
    return done;
  });
  registerOwnDecisions(tools);
  send(
    transparencyRoutes.exportCsv,
    (call) =>
      sendExport(services, call, {
        action: 'transparency-export',
        name: 'dreamfork-transparency',
        columns: transparencyCsvColumns,
        pages: readTransparency(services, call.query),
      }),
    { preHandler: limits.exports },
  );
};
