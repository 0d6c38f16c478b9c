import { storyDocument } from '@dreamfork/story';
import * as z from 'zod/mini';
import { cases } from '../routes/moderation.ts';
import {
  appealDecisionRequest,
  caseDetails,
  caseListQuery,
  caseListResponse,
  caseNoteRequest,
  reversalRequest,
  sanctionRequest,
} from './cases.ts';
import {
  appealRequest,
  linkedAppealRequest,
  linkedDecisionsRequest,
  linkedDecisionsResponse,
  ownDecisionListQuery,
  ownDecisionListResponse,
} from './ownDecisions.ts';
import { idParams, route } from './route.ts';

const done = z.object({ success: z.literal(true) });
const tag = 'Moderation';

export const caseRoutes = {
  list: route(cases.list, {
    tag,
    summary:
      'Cases of a status, the last changed first. A case lives until it is decided, whatever becomes of the story or comment.',
    query: caseListQuery,
    response: caseListResponse,
  }),
  read: route(cases.read, {
    tag,
    summary: 'A case with its evidence, reports and history.',
    params: idParams,
    response: caseDetails,
    errors: [404],
  }),
  story: route(cases.story, {
    tag,
    summary:
      'The reported story as it was when its case was opened, its files at signed addresses. Written to the audit log.',
    params: idParams,
    response: storyDocument,
    errors: [404],
  }),
  claim: route(cases.claim, {
    tag,
    summary:
      'Work on an open or appealed case: for thirty minutes nobody else may decide it. Whoever reported it or wrote it may not.',
    params: idParams,
    response: done,
    errors: [403, 404, 409],
  }),
  release: route(cases.release, {
    tag,
    summary: 'End a claim of your own.',
    params: idParams,
    response: done,
    errors: [404, 409],
  }),
  addNote: route(cases.addNote, {
    tag,
    summary: 'Leave a note for the other moderators.',
    params: idParams,
    body: caseNoteRequest,
    response: done,
    errors: [404],
  }),
  sanction: route(cases.sanction, {
    tag,
    summary:
      'Decide an open case about its author: warn, suspend for some days, or ban. Sessions of the blocked end at once. Staff are sanctioned by administrators only, nobody by themselves.',
    params: idParams,
    body: sanctionRequest,
    response: done,
    errors: [403, 404, 409],
  }),
  reverse: route(cases.reverse, {
    tag,
    summary: 'Take back a decision that is not appealed, and undo what it did.',
    params: idParams,
    body: reversalRequest,
    response: done,
    errors: [403, 404, 409],
  }),
  decideAppeal: route(cases.decideAppeal, {
    tag,
    summary:
      'Uphold or reverse what another moderator decided. A reversed story or comment is back for its readers.',
    params: idParams,
    body: appealDecisionRequest,
    response: done,
    errors: [403, 404, 409],
  }),
  ownDecisions: route(cases.ownDecisions, {
    tag,
    summary: 'What moderators decided against stories and comments of the caller, newest first.',
    query: ownDecisionListQuery,
    response: ownDecisionListResponse,
  }),
  appeal: route(cases.appeal, {
    tag,
    summary: 'Appeal once against a decision. Another moderator decides.',
    params: idParams,
    body: appealRequest,
    response: done,
    errors: [404, 409],
  }),
  linkedDecisions: route(cases.linkedDecisions, {
    tag,
    summary: 'The last decisions against the recipient of a link, who may be blocked.',
    body: linkedDecisionsRequest,
    response: linkedDecisionsResponse,
    errors: [410],
  }),
  linkedAppeal: route(cases.linkedAppeal, {
    tag,
    summary: 'Appeal once against a decision as the recipient of a link.',
    params: idParams,
    body: linkedAppealRequest,
    response: done,
    errors: [404, 409, 410],
  }),
} as const;
