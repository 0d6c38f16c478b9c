import { embedSize, type OembedResponse, type oembedQuery } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { escapeHtml } from '../../html/elements.ts';
import { embedPath, storyIdIn } from '../../html/story-addresses.ts';
import type { Services } from '../services.ts';

const cacheAge = 3600;

const atMost = (wished: number, room: number | undefined): number =>
  Math.min(wished, room ?? wished);

type Frame = { address: string; title: string; width: number; height: number };

const frameHtml = ({ address, title, width, height }: Frame): string =>
  [
    `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}"`,
    `width="${width}" height="${height}" loading="lazy" allow="fullscreen; web-share"`,
    'style="border:0;max-width:100%"></iframe>',
  ].join(' ');

/**
 * How another page may show a story.
 * @throws ApiError `story-not-found` where there is no such public story, `format-unsupported`.
 */
export async function describeEmbedding(
  { previews }: Services,
  { url, format, maxwidth, maxheight }: z.output<typeof oembedQuery>,
  publicAddress: string,
): Promise<OembedResponse> {
  if (format !== 'json') throw new ApiError('format-unsupported');
  const storyId = storyIdIn(url, publicAddress);
  const preview = storyId === undefined ? undefined : await previews.find(storyId);
  if (storyId === undefined || !preview) throw new ApiError('story-not-found');
  const width = atMost(embedSize.width, maxwidth);
  const height = atMost(embedSize.height, maxheight);
  const address = publicAddress + embedPath(storyId);
  return {
    version: '1.0',
    type: 'rich',
    title: preview.title,
    author_name: preview.authorName,
    provider_name: 'Dreamfork',
    provider_url: publicAddress,
    cache_age: cacheAge,
    html: frameHtml({ address, title: preview.title, width, height }),
    width,
    height,
  };
}
