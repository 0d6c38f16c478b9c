import {
  type CommentedStory,
  type DecisionSubject,
  deviceName,
  type Email,
  type EmailTexts,
  formatMoment,
  isForReviewer,
  isOnePage,
} from './email.ts';

const reversals: Record<DecisionSubject, string> = {
  story:
    'The decision to take down your story has been reversed. Unless you have changed it since, it is published again.',
  comment: 'The decision to delete your comment has been reversed. Your comment is back.',
  notice: 'The warning has been withdrawn.',
  suspended: 'The decision to suspend your account has been reversed.',
  banned: 'The decision to ban your account has been reversed.',
};

const newsLine = ({ title, about, comments, newest }: CommentedStory): string => {
  const isOne = comments === 1;
  const what = {
    comments: `“${title}”: ${isOne ? 'a new comment' : `${comments} new comments`}`,
    draft: `Draft “${title}”: ${isOne ? 'a new comment' : `${comments} new comments`} from first readers`,
    answers: `Draft “${title}”: ${isOne ? 'a new reply' : `${comments} new replies`} in your discussions`,
  }[about];
  return `${what}. ${isOne ? '' : 'The last one: '}“${newest}”`;
};

/** The texts of an email in English. */
export function englishEmail(email: Email): EmailTexts {
  switch (email.kind) {
    case 'confirmation':
      return {
        subject: 'Confirm your email address',
        paragraphs: ['Open the link to confirm that this address is yours.'],
        action: 'Confirm address',
        notes: [
          'The link works once, within the next seven days.',
          'If you did not sign up for Dreamfork, you can ignore this email: the address will stay unconfirmed.',
        ],
      };
    case 'password-reset':
      return {
        subject: 'Reset your password',
        paragraphs: ['Open the link to set a new password.'],
        action: 'Set a new password',
        notes: [
          'The link works once, within the next hour. After that, you will need to sign in again on every device.',
          'If you did not ask for this, you can ignore this email: your password will stay the same.',
        ],
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        paragraphs: ['The password for your account has been changed.'],
        notes: [
          'If this was not you, reset your password from the sign-in page: that signs everyone else out.',
        ],
      };
    case 'email-change':
      return {
        subject: 'Confirm your new email address',
        paragraphs: ['Open the link to make this the email address for your account.'],
        action: 'Confirm new address',
        notes: [
          'The link works once, within the next 24 hours. Until then, your old address stays in use.',
          'If you did not ask for this, you can ignore this email.',
        ],
      };
    case 'email-change-notice':
      return {
        subject: 'Someone asked to change your email address',
        paragraphs: [
          `Someone asked to change the email address for your account to ${email.newAddress}. The change takes effect once that address is confirmed.`,
        ],
        notes: [
          'If this was not you, change your password: the confirmation link will stop working.',
        ],
      };
    case 'two-factor-on':
      return {
        subject: 'Two-step sign-in is on',
        paragraphs: [
          'From now on, signing in takes a code from your app as well as your password.',
        ],
        notes: [
          'If this was not you, change your password and contact the administrator: someone else has the app with the codes.',
        ],
      };
    case 'two-factor-off':
      return {
        subject: 'Two-step sign-in is off',
        paragraphs: ['Your password alone is enough to sign in again.'],
        notes: ['If this was not you, change your password and turn two-step sign-in back on.'],
      };
    case 'two-factor-reset':
      return {
        subject: 'Two-step sign-in was reset',
        paragraphs: [
          'An administrator has turned off two-step sign-in for your account. Your password is enough to sign in, and you have been signed out on all devices.',
        ],
        notes: [
          'Sign in and turn two-step sign-in back on. If you did not ask for this, change your password and contact the administrator.',
        ],
      };
    case 'content-removed': {
      const isStory = email.what === 'story';
      return {
        subject: isStory ? 'Your story was taken down' : 'Your comment was deleted',
        paragraphs: [
          isStory
            ? 'A moderator has taken down your story. It is still in your account.'
            : 'A moderator has deleted your comment.',
          `Reason: ${email.reason}`,
          'If you disagree, you can appeal once. The link shows what was removed and how to appeal.',
        ],
        action: 'View the decision',
        notes: ['Another moderator will review your appeal.'],
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
          text: `A moderator has suspended your account until ${formatMoment(email.until, 'en')}. After that, you can sign in again; your stories and files remain yours.`,
        },
        banned: {
          subject: 'Your account is banned',
          text: 'A moderator has banned your account permanently. You can no longer sign in.',
        },
      }[email.outcome];
      return {
        subject,
        paragraphs: [
          text,
          `Reason: ${email.reason}`,
          email.outcome === 'notice'
            ? 'If you disagree, you can appeal once.'
            : 'If you disagree, you can appeal once, without signing in.',
        ],
        action: 'View the decision',
        notes: ['Another moderator will review your appeal.'],
      };
    }
    case 'decision-reversed':
      return {
        subject: 'A decision has been reversed',
        paragraphs: [reversals[email.what], `Why: ${email.reason}`],
        action: 'View the decision',
      };
    case 'appeal-decided': {
      return {
        subject: 'A reply to your appeal',
        paragraphs: [
          email.outcome === 'reversed'
            ? reversals[email.what]
            : 'Another moderator has reviewed your appeal and upheld the decision.',
          `The moderator’s answer: ${email.answer}`,
        ],
        action: 'View the decision',
      };
    }
    case 'new-device':
      return {
        subject: 'A sign-in from a new device',
        paragraphs: [
          `Someone signed in to your account from a new device (${deviceName(email.device) || 'unknown'}) on ${formatMoment(email.at, 'en')}.`,
          'If this was you, there is nothing to do. If not, end that session in your profile and change your password.',
        ],
        action: 'See where you are signed in',
      };
    case 'new-comments':
      return {
        subject: isForReviewer(email)
          ? 'New replies to your comments'
          : 'New comments on your stories',
        paragraphs: [
          ...email.stories.map(newsLine),
          ...(email.others > 0 ? [`Other stories with new comments: ${email.others}.`] : []),
        ],
        action: isOnePage(email) ? 'Open the story' : 'Open my stories',
        notes: ['You get this email at most once a day.'],
      };
    case 'review-invitation':
      return {
        subject: 'You are asked to read a draft',
        paragraphs: [
          email.story === null
            ? 'The author of a story on Dreamfork asks you to read a draft and say what you think.'
            : `${email.story.authorName} asks you to read the draft of “${email.story.title}” and say what you think.`,
          'The draft opens once you sign in with this email address. If you have no account yet, sign up and confirm the address.',
        ],
        action: 'Open the draft',
        notes: ['If you do not know what this is about, you can ignore this email.'],
      };
    case 'co-author-invitation':
      return {
        subject: 'You are asked to write a story together',
        paragraphs: [
          email.story === null
            ? 'The author of a story on Dreamfork asks you to write it together.'
            : `${email.story.authorName} asks you to write “${email.story.title}” together.`,
          'The invitation opens once you sign in with this email address. If you have no account yet, sign up and confirm the address.',
        ],
        action: 'Open the invitation',
        notes: ['If you do not know what this is about, you can ignore this email.'],
      };
    case 'account-removed':
      return {
        subject: 'Your account was deleted',
        paragraphs: ['Your account and your stories have been deleted.'],
        notes: ['Thank you for writing with us.'],
      };
    case 'test':
      return {
        subject: 'Test email',
        paragraphs: [
          'If you are reading this, the server can send email. If it arrived in spam, check SPF, DKIM and DMARC for the sender’s domain.',
        ],
      };
  }
}
