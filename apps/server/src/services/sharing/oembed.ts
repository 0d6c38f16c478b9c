import { embedSize, type OembedResponse, type oembedQuery } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { Services } from '../services.ts';

const cacheAge = 3600;

/** The id in the address of a story's page, if the address is one of this server. */
function storyIdIn(url: string, publicAddress: string): string | undefined {
  const path = /^\/(?:story|embed)\/([^/?#]+)(?:[?#]|$)/;
  const encoded = url.startsWith(publicAddress)
    ? path.exec(url.slice(publicAddress.length))?.[1]
    : undefined;
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

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
 * @throws ApiError `story-not-found` for what is no public story here, `format-unsupported`.
 */
export async function describeEmbedding(
  { faces }: Pick<Services, 'faces'>,
  { url, format, maxwidth, maxheight }: z.output<typeof oembedQuery>,
  publicAddress: string,
): Promise<OembedResponse> {
  if (format !== 'json') throw new ApiError('format-unsupported');
  const storyId = storyIdIn(url, publicAddress);
  const face = storyId === undefined ? undefined : await faces.find(storyId);
  if (storyId === undefined || !face) throw new ApiError('story-not-found');
  const width = atMost(embedSize.width, maxwidth);
  const height = atMost(embedSize.height, maxheight);
  const address = `${publicAddress}/embed/${encodeURIComponent(storyId)}`;
  return {
    version: '1.0',
    type: 'rich',
    title: face.title,
    author_name: face.authorName,
    provider_name: 'Dreamfork',
    provider_url: publicAddress,
    cache_age: cacheAge,
    html: frameHtml({ address, title: face.title, width, height }),
    width,
    height,
  };
}
