import type { ReviewAnchor, ReviewReading } from '@dreamfork/story';
import type { Answer } from './answer.ts';

export type ReviewComment = {
  id: string;
  /** Plain text. */
  text: string;
  authorName: string;
  authorAvatarUrl: string | null;
  isByAuthor: boolean;
  /** Whether the author of the story, who asks, wrote it. */
  isOwn: boolean;
  canDelete: boolean;
  /** In ISO form. */
  createdAt: string;
  editedAt: string | null;
};

/** What first readers say about one place of the draft. */
export type ReviewThread = {
  id: string;
  anchor: ReviewAnchor;
  /** What is proposed in the place of the quote; null where nothing is. */
  suggestion: string | null;
  takenAt: string | null;
  /** Null for an open thread. */
  resolvedAt: string | null;
  /** How its reader came there. */
  reading: ReviewReading | null;
  /** The name of the link that its reader came through. */
  linkName: string | null;
  /** In the order of their writing. A thread without any is gone. */
  comments: ReviewComment[];
  createdAt: string;
  updatedAt: string;
};

/** What the author decides of a thread. */
export type ReviewThreadChange = { isResolved?: boolean; isTaken?: boolean };

/** What first readers say about the draft. */
export type ReviewServices = {
  /** A page of threads, last changed first. */
  threads: (query: {
    id: string;
    cursor?: string;
  }) => Answer<{ items: ReviewThread[]; nextCursor: string | null }>;
  /** Answers in a thread. The id is made by the editor: a call that is repeated writes nothing twice. */
  addComment: (input: {
    id: string;
    threadId: string;
    comment: { id: string; text: string };
  }) => Answer<ReviewThread>;
  changeThread: (input: {
    id: string;
    threadId: string;
    change: ReviewThreadChange;
  }) => Answer<ReviewThread>;
  changeComment: (input: { id: string; commentId: string; text: string }) => Answer<ReviewThread>;
  removeComment: (input: { id: string; commentId: string }) => Answer<unknown>;
};
