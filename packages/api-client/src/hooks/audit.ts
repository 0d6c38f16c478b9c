import type {
  AuditListQuery,
  AuditListResponse,
  SignInFailureListResponse,
  SignInFailureQuery,
  SignInLockListResponse,
  SignInLockQuery,
} from '../contract/index.ts';
import type { Query } from './query.ts';

export const audit: Query<AuditListQuery, AuditListResponse> = {
  name: 'audit',
  fetch: (client, query) => client.audit.list(query),
};

export const signInFailures: Query<SignInFailureQuery, SignInFailureListResponse> = {
  name: 'sign-in-failures',
  fetch: (client, query) => client.signIns.failures(query),
};

export const signInLocks: Query<SignInLockQuery, SignInLockListResponse> = {
  name: 'sign-in-locks',
  fetch: (client, query) => client.signIns.locks(query),
};
