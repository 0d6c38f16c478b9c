import * as z from 'zod/mini';
import { siteStatus as calls } from '../routes/system.ts';
import { noticeMaximumLength } from '../values/administration.ts';
import { route } from './route.ts';
import { text } from './text.ts';

const noticeText = text().check(z.trim(), z.minLength(1), z.maxLength(noticeMaximumLength));

/** What an administrator tells everyone about planned work on the server. */
export const maintenanceNotice = z.object({
  text: z.object({ ru: noticeText, en: noticeText }),
  /** The first moment at which it is shown. */
  from: z.iso.datetime(),
  /** The first moment at which it is no longer shown. */
  to: z.iso.datetime(),
});

export const noticeRequest = maintenanceNotice.check(
  z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), {
    error: 'period-empty',
    path: ['to'],
  }),
);

export const siteStatus = z.object({
  /** The notice that is to be shown now. */
  notice: z.nullable(maintenanceNotice),
  isRegistrationOpen: z.boolean(),
});

export const siteStatusRoutes = {
  read: route(calls.read, {
    tag: 'System',
    summary: 'What everyone has to know: the maintenance notice, and whether one may register.',
    response: siteStatus,
  }),
} as const;

export type MaintenanceNotice = z.output<typeof maintenanceNotice>;
export type NoticeRequest = z.input<typeof noticeRequest>;
export type SiteStatus = z.output<typeof siteStatus>;
