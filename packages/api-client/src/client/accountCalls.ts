import { accountRoutes as account } from '../contract/account.ts';
import { accountMailRoutes as accountMail } from '../contract/accountMail.ts';
import { auditRoutes as audit } from '../contract/audit.ts';
import type {
  AuditExportQuery,
  AuditListQuery,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConfirmEmailRequest,
  ForgotPasswordRequest,
  GrantPremiumRequest,
  OembedQuery,
  RemoveAccountRequest,
  ResetPasswordRequest,
  UpdatePreferencesRequest,
  UpdateProfileRequest,
  UserExportQuery,
  UserListQuery,
} from '../contract/index.ts';
import { sessionRoutes as sessions } from '../contract/sessions.ts';
import { sharingRoutes as sharing } from '../contract/sharing.ts';
import { userRoutes as users } from '../contract/users.ts';
import { createFetchFile } from './fetchFile.ts';
import type { Call, CallOptions, ClientOptions } from './transport.ts';

/** Calls about emails to a user. */
export const createAccountMailCalls = (call: Call) => ({
  sendConfirmation: (extras?: CallOptions) => call(accountMail.sendConfirmation, {}, extras),
  confirmEmail: (body: ConfirmEmailRequest, extras?: CallOptions) =>
    call(accountMail.confirmEmail, { body }, { ...extras, anonymous: true }),
  forgotPassword: (body: ForgotPasswordRequest, extras?: CallOptions) =>
    call(accountMail.forgotPassword, { body }, { ...extras, anonymous: true }),
  resetPassword: (body: ResetPasswordRequest, extras?: CallOptions) =>
    call(accountMail.resetPassword, { body }, { ...extras, anonymous: true }),
  changeEmail: (body: ChangeEmailRequest, extras?: CallOptions) =>
    call(accountMail.changeEmail, { body }, extras),
});

/** Calls about a user's own account. */
export const createAccountCalls = (call: Call, options: ClientOptions) => ({
  updateProfile: (body: UpdateProfileRequest, extras?: CallOptions) =>
    call(account.updateProfile, { body }, extras),
  updatePreferences: (body: UpdatePreferencesRequest, extras?: CallOptions) =>
    call(account.updatePreferences, { body }, extras),
  changePassword: (body: ChangePasswordRequest, extras?: CallOptions) =>
    call(account.changePassword, { body }, extras),
  /** The archive with everything; it has five minutes. */
  exportData: (extras?: CallOptions) => createFetchFile(options)(account.exportData, {}, extras),
  remove: (body: RemoveAccountRequest, extras?: CallOptions) =>
    call(account.remove, { body }, extras),
});

/** Calls about where a user is signed in. */
export const createSessionsCalls = (call: Call) => ({
  list: (extras?: CallOptions) => call(sessions.list, {}, extras),
  end: (id: string, extras?: CallOptions) => call(sessions.end, { params: { id } }, extras),
  endAll: (extras?: CallOptions) => call(sessions.endAll, {}, extras),
});

/** The administrator's calls about users. */
export const createUsersCalls = (call: Call, options: ClientOptions) => ({
  list: (query: UserListQuery = {}, extras?: CallOptions) => call(users.list, { query }, extras),
  statistics: (extras?: CallOptions) => call(users.statistics, {}, extras),
  /** The CSV file; it has five minutes. */
  exportCsv: (query: UserExportQuery, extras?: CallOptions) =>
    createFetchFile(options)(users.exportCsv, {}, { ...extras, query }),
  block: (id: string, extras?: CallOptions) => call(users.block, { params: { id } }, extras),
  unblock: (id: string, extras?: CallOptions) => call(users.unblock, { params: { id } }, extras),
  grantPremium: (id: string, body: GrantPremiumRequest, extras?: CallOptions) =>
    call(users.grantPremium, { params: { id }, body }, extras),
  revokePremium: (id: string, extras?: CallOptions) =>
    call(users.revokePremium, { params: { id } }, extras),
});

/** The administrator's calls about the audit log. */
export const createAuditCalls = (call: Call, options: ClientOptions) => ({
  /** The CSV file; it has five minutes. */
  exportCsv: (query: AuditExportQuery, extras?: CallOptions) =>
    createFetchFile(options)(audit.exportCsv, {}, { ...extras, query }),
  list: (query: AuditListQuery = {}, extras?: CallOptions) => call(audit.list, { query }, extras),
});

/** Calls for other pages that show stories. */
export const createSharingCalls = (call: Call) => ({
  oembed: (query: OembedQuery, extras?: CallOptions) => call(sharing.oembed, { query }, extras),
  storyHtml: (id: string, extras?: CallOptions) =>
    call(sharing.storyHtml, { params: { id } }, extras),
});
