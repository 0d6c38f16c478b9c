import type {
  ErrorCode,
  Role,
  SignInFailureReason,
  SignInLockKind,
  UserStatus,
} from '@dreamfork/api-client/contract';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

type UserTable = {
  id: string;
  username: string;
  /** Normalised for comparison; unique. */
  username_key: string;
  email: string;
  email_key: string;
  display_name: string;
  /** Null for an account without a password. */
  password_hash: string | null;
  role: Role;
  /** As last written: a suspension whose end has passed is lifted when the account is next used or listed. */
  status: UserStatus;
  /** What a decision of a moderator replaced; null where none is in force. */
  status_before: UserStatus | null;
  /** When the suspension ends by itself; null where there is none, or one without an end. */
  suspended_until: number | null;
  email_confirmed: Flag;
  theme: 'light' | 'dark' | 'creative';
  notifications: Flag;
  language: 'ru' | 'en';
  premium_expires_at: number | null;
  search_text: string;
  created_at: number;
  last_login_at: number | null;
  last_seen_at: number | null;
  /** The subject of the user at Google, once they have signed in through it. */
  google_subject: string | null;
  /** A file of their own. */
  avatar_file_id: string | null;
  /** Comments until then were in an email, or might have been. */
  comments_told_at: Generated<number>;
  /** When the account was erased whose undecided cases this pseudonym has; null for all others. */
  erased_at: number | null;
};

/** Users of one kind who were created in the same 30 days; kept by triggers. */
type UserCountTable = {
  /** Whole periods of 30 days since 1970. */
  created_period: number;
  /** When premium access ends, likewise; 0 for users who never had it. */
  premium_period: number;
  role: Role;
  status: UserStatus;
  count: number;
};

type SessionTable = {
  id: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  last_seen_at: number | null;
  browser: string | null;
  system: string | null;
  is_mobile: Flag;
};

export const linkPurposes = [
  'confirmation',
  'password-reset',
  'email-change',
  'decision',
  'decision-sign-in',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

type SecondFactorTable = {
  user_id: string;
  /** The key, encrypted. */
  secret: string;
  /** Null until a code of it was entered. */
  confirmed_at: number | null;
  /** The 30-second step of the last code that was accepted: each code works once. */
  last_step: number;
};

type RecoveryCodeTable = {
  user_id: string;
  /** Hash of the code. */
  hash: string;
};

type LinkTokenTable = {
  /** Hash of the token; the token itself is only in the email. */
  hash: string;
  user_id: string;
  purpose: LinkPurpose;
  /** The address that the email was sent to. */
  email: string;
  /** Codes of the second step that were tried with it. */
  codes_tried: Generated<number>;
  expires_at: number;
};

type GoogleSignInTable = {
  /** Hash of the secret in the browser's cookie. */
  browser_hash: string;
  state: string;
  nonce: string;
  code_verifier: string;
  return_to: string | null;
  /** Hash of the code that completes the sign-in; null until the browser returns from Google. */
  code_hash: string | null;
  user_id: string | null;
  /** Why the sign-in failed. */
  refusal: ErrorCode | null;
  expires_at: number;
};

/** Attempts to sign in with a password that failed, kept for 30 days. */
type SignInFailureTable = {
  id: string;
  created_at: number;
  reason: SignInFailureReason;
  /** Null where the e-mail address has no account: what was typed is not stored. */
  user_id: string | null;
  /** The IPv4 address, or the IPv6 network, of the client. */
  network: string;
};

/** Attempts to sign in since a time, of a network, of a network to one account, or of a known browser. */
type SignInLimitTable = {
  /** A hash. */
  id: string;
  kind: SignInLockKind;
  network: string;
  user_id: string | null;
  attempts: number;
  /** When the count begins anew. */
  ends_at: number;
};

/** The pace of attempts to sign in to an account. */
type SignInTurnTable = {
  /** A hash. */
  id: string;
  attempts: number;
  /** When the next attempt has its turn. */
  next_at: number;
  last_at: number;
};

export type AccountTables = {
  users: UserTable;
  user_counts: UserCountTable;
  sessions: SessionTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  link_tokens: LinkTokenTable;
  google_sign_ins: GoogleSignInTable;
  sign_in_failures: SignInFailureTable;
  sign_in_limits: SignInLimitTable;
  sign_in_turns: SignInTurnTable;
};
