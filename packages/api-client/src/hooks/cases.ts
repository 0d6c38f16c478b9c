import type {
  CaseDetails,
  CaseListQuery,
  CaseListResponse,
  LinkedDecisionsResponse,
  OwnDecisionListQuery,
  OwnDecisionListResponse,
} from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export const cases: Query<CaseListQuery, CaseListResponse> = {
  name: 'cases',
  fetch: (client, query) => client.cases.list(query),
};

export const moderationCase: Query<string, CaseDetails> = {
  name: 'case',
  fetch: (client, id) => client.cases.read(id),
};

export const ownDecisions: Query<OwnDecisionListQuery, OwnDecisionListResponse> = {
  name: 'ownDecisions',
  fetch: (client, query) => client.cases.ownDecisions(query),
};

export const linkedDecisions: Query<string, LinkedDecisionsResponse> = {
  name: 'linkedDecisions',
  fetch: (client, token) => client.cases.linkedDecisions(token),
};

/** The decisions about the recipient of a link, who may have no session. */
export const useLinkedDecisions = (token: string): QueryResult<LinkedDecisionsResponse> =>
  useQuery(linkedDecisions, token);

/** A case with its evidence, reports and history, for moderators. */
export const useCase = (id: string, options?: HookOptions): QueryResult<CaseDetails> =>
  useQuery(moderationCase, id, options);

/** What moderators decided against what the signed-in user wrote. */
export const useOwnDecisions = (
  query: OwnDecisionListQuery = {},
  options?: HookOptions,
): QueryResult<OwnDecisionListResponse> => useQuery(ownDecisions, query, options);
