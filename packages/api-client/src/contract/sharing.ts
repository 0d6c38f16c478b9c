import * as z from 'zod/mini';
import { sharing } from '../routes/stories.ts';
import { whole } from './paging.ts';
import { idParams, route } from './route.ts';
import { text } from './text.ts';

/** The frame that an embedded story gets where its page allows no less. */
export const embedSize = { width: 720, height: 600 } as const;

const size = z.optional(whole().check(z.positive(), z.maximum(100_000)));

export const oembedQuery = z.object({
  /** Address of a story's page, or of its page for frames. */
  url: text().check(z.minLength(1), z.maxLength(2000)),
  /** Anything but `json` is answered with 501. */
  format: z._default(text().check(z.maxLength(20)), 'json'),
  maxwidth: size,
  maxheight: size,
});

/** What oembed.com calls a rich answer: a frame to put into a page. */
export const oembedResponse = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  author_name: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** Seconds for which the answer may be kept. */
  cache_age: z.int().check(z.nonnegative()),
  html: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});

const isHost = (host: string): boolean =>
  /^[\p{L}\p{N}.-]+(?::\d+)?$/u.test(host) && URL.canParse(`https://${host}`);

export const storyHtmlQuery = z.object({
  /** Foreign hosts from which the page may load pictures, sounds and videos, separated by commas; none by default. */
  hosts: z._default(
    text().check(
      z.maxLength(2000),
      z.refine((hosts) => hosts === '' || hosts.split(',').every(isHost), 'text-unsuitable'),
    ),
    '',
  ),
});

const tag = 'Sharing';

export const sharingRoutes = {
  oembed: route(sharing.oembed, {
    tag,
    summary: 'How to show a public story in another page, as oembed.com describes it.',
    query: oembedQuery,
    response: oembedResponse,
    errors: [404, 501],
  }),
  storyHtml: route(sharing.storyHtml, {
    tag,
    summary:
      'A story as one page that plays without a server, or as a ZIP of the page and its large files. It loads nothing from elsewhere but from the hosts that are allowed; other files are linked. Private stories answer 404 to everyone but their owner.',
    params: idParams,
    query: storyHtmlQuery,
    response: z.string(),
    contentType: 'text/html',
    errors: [404],
  }),
} as const;

export type StoryHtmlQuery = z.input<typeof storyHtmlQuery>;
export type OembedQuery = z.input<typeof oembedQuery>;
export type OembedResponse = z.output<typeof oembedResponse>;
