import type { Flag } from './flag.ts';

/** The co-authors of a story. Its owner is in the row of the story. */
type StoryMemberTable = {
  story_id: string;
  user_id: string;
  joined_at: number;
  invited_by: string | null;
};

/** Invitations to write a story together. One that names an address goes when it is accepted. */
type StoryInvitationTable = {
  id: string;
  story_id: string;
  /** SHA-256 of the secret, which is stored nowhere. */
  secret_hash: string;
  /** The address of the only person it lets in, as the owner wrote it. */
  email: string | null;
  email_key: string | null;
  expires_at: number | null;
  created_at: number;
};

/**
 * Files that have come up in a story. What its owner has shown in it, or somebody has uploaded for it, is allowed.
 * What a co-author has named without either stays hidden.
 */
type StoryFileTable = {
  story_id: string;
  file_id: string;
  is_allowed: Flag;
};

export type MemberTables = {
  story_members: StoryMemberTable;
  story_invitations: StoryInvitationTable;
  story_files: StoryFileTable;
};
