import {
  type DecisionSubject,
  deviceName,
  type Email,
  type EmailTexts,
  formatMoment,
} from './email.ts';

const greeting = 'Hello.';

const reversals: Record<DecisionSubject, string> = {
  story:
    'The decision to take your story down was reversed. Unless you changed it, it is published again.',
  comment: 'The decision to delete your comment was reversed. The comment is back.',
  notice: 'The warning was taken back.',
  suspended: 'The decision to suspend your account was reversed.',
  banned: 'The decision to ban your account was reversed.',
};

/** The texts of an email in English. */
export function englishEmail(email: Email): EmailTexts {
  switch (email.kind) {
    case 'confirmation':
      return {
        subject: 'Confirm your e-mail address',
        paragraphs: [greeting, 'To confirm that this address is yours, open the link.'],
        action: 'Confirm the address',
        notes: [
          'The link works for seven days, and once.',
          'If you did not register at Dreamfork, do nothing: the address stays unconfirmed.',
        ],
      };
    case 'password-reset':
      return {
        subject: 'A new password',
        paragraphs: [greeting, 'To set a new password, open the link.'],
        action: 'Set a new password',
        notes: [
          'The link works for one hour, and once. After that you sign in anew on every device.',
          'If you did not ask for this, do nothing: the password stays as it is.',
        ],
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        paragraphs: [greeting, 'The password of your account was changed.'],
        notes: [
          'If this was not you, open the sign-in page and reset the password: nobody else stays signed in.',
        ],
      };
    case 'email-change':
      return {
        subject: 'Confirm your new e-mail address',
        paragraphs: [greeting, 'To make this the address of your account, open the link.'],
        action: 'Confirm the new address',
        notes: [
          'The link works for 24 hours, and once. Until then the old address stays.',
          'If you did not ask for this, do nothing.',
        ],
      };
    case 'email-change-notice':
      return {
        subject: 'A change of e-mail address was asked for',
        paragraphs: [
          greeting,
          `A new address was asked for on your account: ${email.newAddress}. It takes effect once it is confirmed by a link.`,
        ],
        notes: ['If this was not you, change your password: the link then stops working.'],
      };
    case 'two-factor-on':
      return {
        subject: 'Two-step sign-in is on',
        paragraphs: [greeting, 'Signing in now takes a code from your app beside the password.'],
        notes: [
          'If this was not you, change your password and write to the administrator: somebody else has the app.',
        ],
      };
    case 'two-factor-off':
      return {
        subject: 'Two-step sign-in is off',
        paragraphs: [greeting, 'The password alone is enough to sign in again.'],
        notes: ['If this was not you, change your password and turn two-step sign-in on again.'],
      };
    case 'two-factor-reset':
      return {
        subject: 'Two-step sign-in was reset',
        paragraphs: [
          greeting,
          'An administrator has turned off two-step sign-in of your account. The password is enough to sign in; all your sessions have ended.',
        ],
        notes: [
          'Sign in and turn two-step sign-in on again. If you did not ask for this, change your password and write to the administrator.',
        ],
      };
    case 'content-removed': {
      const isStory = email.what === 'story';
      return {
        subject: isStory ? 'Your story was taken down' : 'Your comment was deleted',
        paragraphs: [
          greeting,
          isStory
            ? 'A moderator took your story down. You still have it.'
            : 'A moderator deleted your comment.',
          `Reason: ${email.reason}`,
          'If you disagree, you can appeal once. The link shows what it is about and how to appeal.',
        ],
        action: 'Open the decision',
        notes: ['Another moderator will decide the appeal.'],
      };
    }
    case 'sanction': {
      const { subject, text } = {
        notice: {
          subject: 'A warning from a moderator',
          text: 'A moderator has given you a warning. Nothing else has happened to your account.',
        },
        suspended: {
          subject: 'Your account is suspended',
          text: `A moderator has suspended your account until ${formatMoment(email.until, 'en')}. After that you can sign in again; your stories and files stay yours.`,
        },
        banned: {
          subject: 'Your account is banned',
          text: 'A moderator has banned your account, with no end date. You can no longer sign in.',
        },
      }[email.outcome];
      return {
        subject,
        paragraphs: [
          greeting,
          text,
          `Reason: ${email.reason}`,
          email.outcome === 'notice'
            ? 'If you disagree, you can appeal once.'
            : 'If you disagree, you can appeal once, and need not sign in for it.',
        ],
        action: 'Open the decision',
        notes: ['Another moderator will decide the appeal.'],
      };
    }
    case 'decision-reversed':
      return {
        subject: 'A decision was reversed',
        paragraphs: [greeting, reversals[email.what], `Why: ${email.reason}`],
        action: 'Open the decision',
        notes: [],
      };
    case 'appeal-decided': {
      return {
        subject: 'Your appeal was decided',
        paragraphs: [
          greeting,
          email.outcome === 'reversed'
            ? reversals[email.what]
            : 'Another moderator looked at your appeal and upheld the decision.',
          `The moderator’s answer: ${email.answer}`,
        ],
        action: 'Open the decision',
        notes: [],
      };
    }
    case 'new-device':
      return {
        subject: 'A sign-in from a new device',
        paragraphs: [
          greeting,
          `Somebody signed in to your account from a new device: ${deviceName(email.device) || 'an unknown one'}. Time: ${formatMoment(email.at, 'en')}.`,
          'If this was you, there is nothing to do. If not, end this session in your profile and change your password.',
        ],
        action: 'See where you are signed in',
        notes: [],
      };
    case 'new-comments':
      return {
        subject: 'New comments on your stories',
        paragraphs: [
          greeting,
          ...email.stories.map(
            ({ title, comments, newest }) =>
              `“${title}”: ${comments === 1 ? 'a new comment.' : `${comments} new comments. The last one:`} “${newest}”`,
          ),
          ...(email.others > 0 ? [`More stories with new comments: ${email.others}.`] : []),
        ],
        action: email.stories.length === 1 ? 'Open the story' : 'Open my stories',
        notes: ['This letter comes at most once a day.'],
      };
    case 'account-removed':
      return {
        subject: 'Your account was deleted',
        paragraphs: [greeting, 'Your account and your stories were deleted.'],
        notes: ['Thank you for writing with us.'],
      };
  }
}
