import type { Flag } from './flag.ts';

/** The clock of a story's review. Holding its row makes other writers of the review wait. */
type StoryReviewTable = {
  story_id: string;
  /** The time of the last change; every change has a later one. */
  changed_at: number;
};

type ReviewLinkTable = {
  id: string;
  story_id: string;
  name: string;
  /** SHA-256 of the secret, which is stored nowhere. */
  secret_hash: string;
  /** The version that it always shows; null for the newest draft. */
  version: number | null;
  expires_at: number | null;
  allows_comments: Flag;
  allows_guests: Flag;
  /** The address of the only person it lets in, as its author wrote it. */
  email: string | null;
  email_key: string | null;
  created_at: number;
  /** A link that was taken back stays for what its readers wrote. */
  revoked_at: number | null;
};

type ReviewReaderTable = {
  id: string;
  link_id: string;
  story_id: string;
  /** Null for a guest. */
  user_id: string | null;
  /** SHA-256 of the link and the key of the guest's browser; null for a signed-in reader. */
  guest_hash: string | null;
  /** The name that a guest gave. */
  name: string | null;
  came_at: number;
  seen_at: number;
  nodes_read: number;
  has_finished: Flag;
};

/** Who wrote something: a user, or a guest as the reader that they are. */
type Written = {
  user_id: string | null;
  reader_id: string | null;
};

type ReviewThreadTable = Written & {
  id: string;
  story_id: string;
  /** Null for a thread of the story's author. */
  link_id: string | null;
  /** As JSON text. */
  anchor: string;
  suggestion: string | null;
  taken_at: number | null;
  resolved_at: number | null;
  /** When its last comment was deleted. Its texts are gone too; the rest tells those who have read it. */
  gone_at: number | null;
  /** As JSON text. */
  reading: string | null;
  version: number;
  created_at: number;
  updated_at: number;
};

type ReviewCommentTable = Written & {
  id: string;
  story_id: string;
  thread_id: string;
  text: string;
  created_at: number;
  edited_at: number | null;
};

export type ReviewTables = {
  story_reviews: StoryReviewTable;
  review_links: ReviewLinkTable;
  review_readers: ReviewReaderTable;
  review_threads: ReviewThreadTable;
  review_comments: ReviewCommentTable;
};
