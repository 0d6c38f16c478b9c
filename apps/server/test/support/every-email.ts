import type { Email } from '../../src/messages/emails/email.ts';

const site = 'https://stories.example.org';
const decision = `${site}/app/decisions`;

/** An email of each kind, and of each wording of a kind. */
export const everyEmail: readonly Email[] = [
  { kind: 'confirmation', url: `${site}/confirm-email#token=Zm9yay1vZi1kcmVhbXM` },
  { kind: 'password-reset', url: `${site}/reset-password#token=Zm9yay1vZi1kcmVhbXM` },
  { kind: 'password-changed' },
  { kind: 'email-change', url: `${site}/confirm-email#token=Zm9yay1vZi1kcmVhbXM` },
  { kind: 'email-change-notice', newAddress: 'anna.new@example.org' },
  { kind: 'two-factor-on' },
  { kind: 'two-factor-off' },
  { kind: 'two-factor-reset' },
  { kind: 'content-removed', what: 'story', reason: 'Spam.', url: decision },
  { kind: 'content-removed', what: 'comment', reason: 'Spam.', url: decision },
  { kind: 'sanction', outcome: 'notice', until: null, reason: 'Spam.', url: decision },
  {
    kind: 'sanction',
    outcome: 'suspended',
    until: '2026-12-01T12:00:00.000Z',
    reason: 'Spam.',
    url: `${site}/decision#token=Zm9yay1vZi1kcmVhbXM`,
  },
  { kind: 'sanction', outcome: 'banned', until: null, reason: 'Spam.', url: decision },
  { kind: 'decision-reversed', what: 'story', reason: 'A mistake.', url: decision },
  { kind: 'appeal-decided', what: 'comment', outcome: 'upheld', answer: 'Stays.', url: decision },
  { kind: 'appeal-decided', what: 'banned', outcome: 'reversed', answer: 'Sorry.', url: decision },
  {
    kind: 'new-device',
    device: { browser: 'Firefox', system: 'Windows', isMobile: false },
    at: '2026-12-01T12:00:00.000Z',
    url: `${site}/app/profile`,
  },
  {
    kind: 'new-device',
    device: { browser: null, system: null, isMobile: false },
    at: '2026-12-01T12:00:00.000Z',
    url: `${site}/app/profile`,
  },
  {
    kind: 'new-comments',
    stories: [
      {
        id: 'lighthouse',
        title: 'Lighthouse',
        about: 'comments',
        comments: 1,
        newest: 'Who put it out?',
      },
    ],
    others: 0,
    url: `${site}/story/lighthouse`,
  },
  {
    kind: 'new-comments',
    stories: [
      {
        id: 'lighthouse',
        title: 'Lighthouse',
        about: 'comments',
        comments: 1,
        newest: 'Who put it out?',
      },
      {
        id: 'train',
        title: 'Night train',
        about: 'draft',
        comments: 22,
        newest: 'The last carriage, of course.',
      },
    ],
    others: 3,
    url: `${site}/app/my-stories`,
  },
  {
    kind: 'new-comments',
    stories: [
      {
        id: 'train',
        title: 'Night train',
        about: 'answers',
        comments: 3,
        newest: 'You are right.',
      },
    ],
    others: 0,
    url: `${site}/review/train`,
  },
  {
    kind: 'review-invitation',
    story: { authorName: 'Anna', title: 'Night train' },
    url: `${site}/review/train`,
  },
  { kind: 'review-invitation', story: null, url: `${site}/review/train` },
  {
    kind: 'co-author-invitation',
    story: { authorName: 'Anna', title: 'Night train' },
    url: `${site}/join/train`,
  },
  { kind: 'co-author-invitation', story: null, url: `${site}/join/train` },
  { kind: 'account-removed' },
  { kind: 'test' },
];
