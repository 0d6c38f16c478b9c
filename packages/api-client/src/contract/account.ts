import * as z from 'zod/mini';
import { account } from '../routes/accounts.ts';
import { reportReasons } from '../values/moderation.ts';
import { preferences, profile } from './authentication.ts';
import { chosenImage } from './chosenImage.ts';

import { chosenPassword, displayName, heldPassword, repeats, success, username } from './fields.ts';
import { promptTemplate } from './generation.ts';
import { mediaFile } from './media.ts';
import { route } from './route.ts';
import { sessionItem } from './sessions.ts';
import { text } from './text.ts';

export const updateProfileRequest = z.object({
  /** Empty: the user name is shown instead. */
  displayName,
  username,
  /** An image file of the user's own that becomes their avatar; null removes it. Absent: it stays. */
  avatarFileId: chosenImage,
});

export const updatePreferencesRequest = z.partial(preferences);

export const changePasswordRequest = z
  .object({
    /** Left out only by accounts without a password, which need a sign-in of the last ten minutes instead. */
    currentPassword: z.optional(heldPassword),
    newPassword: chosenPassword,
    confirmPassword: text(),
  })
  .check(repeats(({ newPassword }) => newPassword));

export const removeAccountRequest = z.object({
  /** Left out only by accounts without a password, which need a sign-in of the last ten minutes instead. */
  currentPassword: z.optional(heldPassword),
});

export const accountExportFormat = 'dreamfork-account';
export const accountExportVersion = 1;

const aboutStory = {
  storyId: z.string(),
  /** Null for a story that the user may not read any more. */
  storyTitle: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
};

/**
 * `account.json` of the archive with all that the server holds about a user. Stories lie beside it as .df files,
 * media as they are.
 */
export const accountExport = z.object({
  format: z.literal(accountExportFormat),
  version: z.int().check(z.positive()),
  exportedAt: z.iso.datetime(),
  profile,
  sessions: z.array(z.omit(sessionItem, { isCurrent: true })),
  stories: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Where in the archive it lies; null for a story that was deleted while the archive was made. */
      file: z.nullable(z.string()),
      isPublic: z.boolean(),
      version: z.int().check(z.positive()),
      viewCount: z.int().check(z.nonnegative()),
      choiceCount: z.int().check(z.nonnegative()),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    }),
  ),
  /** The user's media files; `file` is as with stories. */
  media: z.array(z.object({ ...mediaFile.shape, file: z.nullable(z.string()) })),
  comments: z.array(z.object({ ...aboutStory, text: z.string() })),
  /** Comments on drafts, with what each suggested in the place of the author's words. */
  reviewComments: z.optional(
    z.array(z.object({ ...aboutStory, text: z.string(), suggestion: z.nullable(z.string()) })),
  ),
  /** Drafts of others that the user came to read, and how many passages they saw. */
  draftsRead: z.optional(
    z.array(
      z.object({
        ...aboutStory,
        nodesRead: z.int().check(z.nonnegative()),
        hasFinished: z.boolean(),
      }),
    ),
  ),
  /** Stories of others that the user writes with them, since `createdAt`. */
  coAuthorOf: z.optional(z.array(z.object(aboutStory))),
  likes: z.array(z.object(aboutStory)),
  /** What the user has reported to the moderators. */
  reports: z.array(
    z.object({ ...aboutStory, reason: z.enum(reportReasons), details: z.nullable(z.string()) }),
  ),
  /** Templates of requests to a model. */
  templates: z.optional(z.array(promptTemplate)),
});

const tag = 'Account';

export const accountRoutes = {
  updateProfile: route(account.updateProfile, {
    tag,
    summary: 'Change the names and the avatar of the signed-in user.',
    body: updateProfileRequest,
    response: profile,
    errors: [404, 409, 422],
  }),
  updatePreferences: route(account.updatePreferences, {
    tag,
    summary: 'Change what the signed-in user prefers; what is left out stays.',
    body: updatePreferencesRequest,
    response: profile,
  }),
  changePassword: route(account.changePassword, {
    tag,
    summary: 'Change the password. Ends every other session.',
    body: changePasswordRequest,
    response: success,
    errors: [403],
  }),
  exportData: route(account.exportData, {
    tag,
    summary:
      'All that the server holds about the signed-in user: a ZIP with account.json, each story as a .df file, and the media files.',
    response: z.file(),
    contentType: 'application/zip',
  }),
  remove: route(account.remove, {
    tag,
    summary: 'Delete the account with its stories, for good. The last administrator has to stay.',
    body: removeAccountRequest,
    response: success,
    errors: [403, 409],
  }),
} as const;

export type UpdateProfileRequest = z.input<typeof updateProfileRequest>;
export type UpdatePreferencesRequest = z.input<typeof updatePreferencesRequest>;
export type ChangePasswordRequest = z.input<typeof changePasswordRequest>;
export type RemoveAccountRequest = z.input<typeof removeAccountRequest>;
export type AccountExport = z.output<typeof accountExport>;
