import type { AuditListQuery, AuditListResponse } from '../contract/index.ts';
import type { Query } from './query.ts';

export const audit: Query<AuditListQuery, AuditListResponse> = {
  name: 'audit',
  fetch: (client, query) => client.audit.list(query),
};
