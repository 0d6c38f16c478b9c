import type { AppealOutcome, Sanction } from '@dreamfork/api-client/contract';
import type { Device } from '../device.ts';
import type { Locale } from '../locale.ts';

/** What a decision is about: content, or the author. */
export type DecisionSubject = 'story' | 'comment' | Sanction;

/** New comments on a story or its draft, in an email to its author, or answers to one of its first readers. */
export type CommentedStory = {
  id: string;
  title: string;
  about: 'comments' | 'draft' | 'answers';
  comments: number;
  /** The beginning of the newest one. */
  newest: string;
};

/** Every email that the server sends, with its data. */
export type Email =
  | { kind: 'confirmation'; url: string }
  | { kind: 'password-reset'; url: string }
  | { kind: 'password-changed' }
  | { kind: 'email-change'; url: string }
  | { kind: 'email-change-notice'; newAddress: string }
  | { kind: 'two-factor-on' }
  | { kind: 'two-factor-off' }
  | { kind: 'two-factor-reset' }
  | { kind: 'content-removed'; what: 'story' | 'comment'; reason: string; url: string }
  | {
      kind: 'sanction';
      outcome: Sanction;
      /** When a suspension ends. */
      until: string | null;
      reason: string;
      url: string;
    }
  | { kind: 'decision-reversed'; what: DecisionSubject; reason: string; url: string }
  | {
      kind: 'appeal-decided';
      what: DecisionSubject;
      outcome: AppealOutcome;
      answer: string;
      url: string;
    }
  | {
      kind: 'new-device';
      device: Device;
      /** When somebody signed in. */
      at: string;
      url: string;
    }
  | {
      kind: 'new-comments';
      stories: readonly CommentedStory[];
      /** How many stories with new comments are not listed. */
      others: number;
      url: string;
    }
  | {
      kind: 'review-invitation' | 'co-author-invitation';
      /** Whose story it is; null in an email to an address that nobody has confirmed. */
      story: { authorName: string; title: string } | null;
      url: string;
    }
  | { kind: 'account-removed' }
  /** Sent by the operator to find out whether e-mails arrive. */
  | { kind: 'test' };

type CommentNews = Pick<Extract<Email, { kind: 'new-comments' }>, 'stories'>;

/** Whether all that is new are answers to somebody who reads drafts of others. */
export const isForReviewer = ({ stories }: CommentNews): boolean =>
  stories.every(({ about }) => about === 'answers');

/** Whether the email leads to the page of its first story: a reviewer has no list of stories. */
export const isOnePage = (news: CommentNews): boolean =>
  news.stories.length === 1 || isForReviewer(news);

/** A device as its owner knows it; empty for one that tells nothing about itself. */
export const deviceName = ({ browser, system }: Device): string =>
  [browser, system].filter(Boolean).join(', ');

/** The texts of an email. Those to unconfirmed addresses contain nothing that a user wrote. */
export type EmailTexts = {
  subject: string;
  /** After the greeting. */
  paragraphs: string[];
  /** What its link is called. */
  action?: string;
  /** What stands below the link. */
  notes?: string[];
};

/** A moment in UTC: the server does not know where its users are. */
export const formatMoment = (moment: string | null, locale: Locale): string =>
  moment === null
    ? ''
    : `${new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(new Date(moment))} UTC`;
