import { accountRoutes as account } from '../contract/account.ts';
import { accountMailRoutes as accountMail } from '../contract/accountMail.ts';
import { activityRoutes as activity } from '../contract/activity.ts';
import { adminStoryRoutes as adminStories } from '../contract/adminStories.ts';
import { auditRoutes as audit } from '../contract/audit.ts';
import type {
  ActivityQuery,
  ActivitySummaryQuery,
  AuditExportQuery,
  AuditListQuery,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ChangeRoleRequest,
  ConfirmEmailRequest,
  ConfirmTwoFactorRequest,
  ForgotPasswordRequest,
  GrantPremiumRequest,
  JobId,
  NoticeRequest,
  OembedQuery,
  PopularStoriesQuery,
  RemoveAccountRequest,
  ResetPasswordRequest,
  SignInFailureQuery,
  SignInLockQuery,
  StartTwoFactorRequest,
  StoryHtmlQuery,
  TwoFactorProof,
  UpdatePreferencesRequest,
  UpdateProfileRequest,
  UserExportQuery,
  UserListQuery,
  UserPageQuery,
} from '../contract/index.ts';
import { monitoringRoutes as monitoring } from '../contract/monitoring.ts';
import { operationRoutes as operation } from '../contract/operation.ts';
import { sessionRoutes as sessions } from '../contract/sessions.ts';
import { sharingRoutes as sharing } from '../contract/sharing.ts';
import { signInRoutes as signIns } from '../contract/signIns.ts';
import { twoFactorRoutes as twoFactor } from '../contract/twoFactor.ts';
import { userDetailsRoutes as userDetails } from '../contract/userDetails.ts';
import { userRoutes as users } from '../contract/users.ts';
import { createFetchFile } from './fetchFile.ts';
import type { Call, CallOptions, ClientOptions } from './transport.ts';

/** Calls about emails to a user. */
export const createAccountMailCalls = (call: Call) => ({
  sendConfirmation: (extras?: CallOptions) => call(accountMail.sendConfirmation, {}, extras),
  confirmEmail: (body: ConfirmEmailRequest, extras?: CallOptions) =>
    call(accountMail.confirmEmail, { body }, extras),
  forgotPassword: (body: ForgotPasswordRequest, extras?: CallOptions) =>
    call(accountMail.forgotPassword, { body }, extras),
  resetPassword: (body: ResetPasswordRequest, extras?: CallOptions) =>
    call(accountMail.resetPassword, { body }, extras),
  changeEmail: (body: ChangeEmailRequest, extras?: CallOptions) =>
    call(accountMail.changeEmail, { body }, extras),
  unsubscribe: (query: { token: string }, extras?: CallOptions) =>
    call(accountMail.unsubscribe, { query }, extras),
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

/** Calls about the second step of signing in. */
export const createTwoFactorCalls = (call: Call) => ({
  state: (extras?: CallOptions) => call(twoFactor.state, {}, extras),
  start: (body: StartTwoFactorRequest, extras?: CallOptions) =>
    call(twoFactor.start, { body }, extras),
  confirm: (body: ConfirmTwoFactorRequest, extras?: CallOptions) =>
    call(twoFactor.confirm, { body }, extras),
  renewRecoveryCodes: (body: TwoFactorProof, extras?: CallOptions) =>
    call(twoFactor.renewRecoveryCodes, { body }, extras),
  turnOff: (body: TwoFactorProof, extras?: CallOptions) =>
    call(twoFactor.turnOff, { body }, extras),
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

/** The administrator's calls about one user. */
export const createUserDetailsCalls = (call: Call) => ({
  read: (id: string, extras?: CallOptions) => call(userDetails.read, { params: { id } }, extras),
  stories: (id: string, query: UserPageQuery = {}, extras?: CallOptions) =>
    call(userDetails.stories, { params: { id }, query }, extras),
  reports: (id: string, query: UserPageQuery = {}, extras?: CallOptions) =>
    call(userDetails.reports, { params: { id }, query }, extras),
  endSession: (id: string, sessionId: string, extras?: CallOptions) =>
    call(userDetails.endSession, { params: { id, sessionId } }, extras),
  endSessions: (id: string, extras?: CallOptions) =>
    call(userDetails.endSessions, { params: { id } }, extras),
  sendConfirmation: (id: string, extras?: CallOptions) =>
    call(userDetails.sendConfirmation, { params: { id } }, extras),
  sendPasswordReset: (id: string, extras?: CallOptions) =>
    call(userDetails.sendPasswordReset, { params: { id } }, extras),
  resetTwoFactor: (id: string, extras?: CallOptions) =>
    call(userDetails.resetTwoFactor, { params: { id } }, extras),
  changeRole: (id: string, body: ChangeRoleRequest, extras?: CallOptions) =>
    call(userDetails.changeRole, { params: { id }, body }, extras),
});

/** The administrator's calls about all stories. */
export const createAdminStoryCalls = (call: Call) => ({
  statistics: (extras?: CallOptions) => call(adminStories.statistics, {}, extras),
  popular: (query: PopularStoriesQuery = {}, extras?: CallOptions) =>
    call(adminStories.popular, { query }, extras),
  dashboard: (extras?: CallOptions) => call(adminStories.dashboard, {}, extras),
});

/** The administrator's calls about the audit log. */
export const createAuditCalls = (call: Call, options: ClientOptions) => ({
  /** The CSV file; it has five minutes. */
  exportCsv: (query: AuditExportQuery, extras?: CallOptions) =>
    createFetchFile(options)(audit.exportCsv, {}, { ...extras, query }),
  list: (query: AuditListQuery = {}, extras?: CallOptions) => call(audit.list, { query }, extras),
});

/** The administrator's calls about sign-ins that failed or are refused. */
export const createSignInCalls = (call: Call) => ({
  failures: (query: SignInFailureQuery = {}, extras?: CallOptions) =>
    call(signIns.failures, { query }, extras),
  locks: (query: SignInLockQuery = {}, extras?: CallOptions) =>
    call(signIns.locks, { query }, extras),
  unlock: (id: string, extras?: CallOptions) => call(signIns.unlock, { params: { id } }, extras),
});

/** The administrator's calls about the server itself. */
export const createAdministrationCalls = (call: Call) => ({
  monitoring: (extras?: CallOptions) => call(monitoring.read, {}, extras),
  overview: (extras?: CallOptions) => call(operation.overview, {}, extras),
  setNotice: (body: NoticeRequest, extras?: CallOptions) =>
    call(operation.setNotice, { body }, extras),
  clearNotice: (extras?: CallOptions) => call(operation.clearNotice, {}, extras),
  setRegistration: (isOpen: boolean, extras?: CallOptions) =>
    call(operation.setRegistration, { body: { isOpen } }, extras),
  runJob: (job: JobId, extras?: CallOptions) => call(operation.runJob, { params: { job } }, extras),
});

/** The administrator's calls about what happens on the server. */
export const createActivityCalls = (call: Call, options: ClientOptions) => ({
  list: (query: ActivityQuery = {}, extras?: CallOptions) => call(activity.list, { query }, extras),
  summary: (query: ActivitySummaryQuery = {}, extras?: CallOptions) =>
    call(activity.summary, { query }, extras),
  /** The CSV file; it has five minutes. */
  exportCsv: (query: ActivityQuery, extras?: CallOptions) =>
    createFetchFile(options)(activity.exportCsv, {}, { ...extras, query }),
});

/** Calls for other pages that show stories. */
export const createSharingCalls = (call: Call, options: ClientOptions) => ({
  oembed: (query: OembedQuery, extras?: CallOptions) => call(sharing.oembed, { query }, extras),
  /** The page, or a ZIP of it and its large files. */
  storyHtml: (id: string, query: StoryHtmlQuery = {}, extras?: CallOptions) =>
    createFetchFile(options)(sharing.storyHtml, { id }, { ...extras, query }),
});
