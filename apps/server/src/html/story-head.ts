import type { StoryFace } from '../jobs/read-face.ts';
import { escapeHtml } from './escape-html.ts';
import { metaElement } from './meta-element.ts';

const locales: Record<StoryFace['language'], string> = { ru: 'ru_RU', en: 'en_US' };

/** The whole address of a picture, if it is one on the web. */
function pictureAddress(url: string | null, publicAddress: string): string | null {
  if (url === null || !URL.canParse(url, `${publicAddress}/`)) return null;
  const { protocol, href } = new URL(url, `${publicAddress}/`);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

type Options = {
  face: StoryFace;
  storyId: string;
  /** Where people find this server, without a slash at the end. */
  publicAddress: string;
  /** A page inside other pages is no result of a search; the story's own page is. */
  isEmbedded: boolean;
};

/** Title, canonical address, and what messengers and search engines read of a story. */
export function storyHead({ face, storyId, publicAddress, isEmbedded }: Options): string {
  const path = `/story/${encodeURIComponent(storyId)}`;
  const address = `${publicAddress}${path}`;
  const oembed = `${publicAddress}/api/oembed?format=json&url=${encodeURIComponent(address)}`;
  const cover = pictureAddress(face.coverUrl, publicAddress);
  return [
    `<title>${escapeHtml(face.title)} · Dreamfork</title>`,
    metaElement('name', 'description', face.description),
    metaElement('name', 'author', face.authorName),
    ...(isEmbedded ? [metaElement('name', 'robots', 'noindex')] : []),
    // As the site's script will ask for it, so that the answer is there when it does.
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/story/${escapeHtml(encodeURIComponent(storyId))}/data">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(face.title)}">`,
    metaElement('property', 'og:type', 'article'),
    metaElement('property', 'og:site_name', 'Dreamfork'),
    metaElement('property', 'og:title', face.title),
    metaElement('property', 'og:description', face.description),
    metaElement('property', 'og:url', address),
    metaElement('property', 'og:locale', locales[face.language]),
    metaElement('name', 'twitter:card', cover ? 'summary_large_image' : 'summary'),
    metaElement('name', 'twitter:title', face.title),
    metaElement('name', 'twitter:description', face.description),
    ...(cover
      ? [metaElement('property', 'og:image', cover), metaElement('name', 'twitter:image', cover)]
      : []),
  ].join('');
}
