import { escapeHtml, metaElement } from './elements.ts';
import type { StoryPreview } from './preview-html.ts';
import { storyPath } from './story-addresses.ts';

type Options = {
  title: string;
  description: string;
  language: string;
  /** The absolute address of the page. */
  address: string;
};

const locales: Record<string, string> = { ru: 'ru_RU', en: 'en_US' };

/** Title, description and canonical address of an open page of the site. */
export const pageHead = ({ title, description, language, address }: Options): string =>
  [
    `<title>${escapeHtml(title)} · Dreamfork</title>`,
    metaElement('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    metaElement('property', 'og:type', 'website'),
    metaElement('property', 'og:site_name', 'Dreamfork'),
    metaElement('property', 'og:title', title),
    metaElement('property', 'og:description', description),
    metaElement('property', 'og:url', address),
    metaElement('property', 'og:locale', locales[language] ?? language),
  ].join('');

/** The absolute address of the picture of a story: its cover on the web, else the drawing of its map. */
function pictureAddress(
  { coverUrl: url, coverMap, version }: StoryPreview,
  { publicAddress, address }: { publicAddress: string; address: string },
): string | null {
  if (coverMap) return `${address}/cover.webp?version=${version}`;
  if (url === null || !URL.canParse(url, `${publicAddress}/`)) return null;
  const { protocol, href } = new URL(url, `${publicAddress}/`);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

type StoryHeadOptions = {
  preview: StoryPreview;
  storyId: string;
  /** The public address of this server, without a slash at the end. */
  publicAddress: string;
  /** Search engines skip the embedded page; they index the story's own page. */
  isEmbedded: boolean;
};

/** Title, canonical address, and what messengers and search engines read of a story. */
export function storyHead({
  preview,
  storyId,
  publicAddress,
  isEmbedded,
}: StoryHeadOptions): string {
  const address = publicAddress + storyPath(storyId);
  const oembed = `${publicAddress}/api/oembed?format=json&url=${encodeURIComponent(address)}`;
  const cover = pictureAddress(preview, { publicAddress, address });
  return [
    `<title>${escapeHtml(preview.title)} · Dreamfork</title>`,
    metaElement('name', 'description', preview.description),
    metaElement('name', 'author', preview.authorName),
    ...(isEmbedded ? [metaElement('name', 'robots', 'noindex')] : []),
    // The same request as the site's script makes, so that the script finds the response.
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/story/${escapeHtml(encodeURIComponent(storyId))}/data">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(preview.title)}">`,
    metaElement('property', 'og:type', 'article'),
    metaElement('property', 'og:site_name', 'Dreamfork'),
    metaElement('property', 'og:title', preview.title),
    metaElement('property', 'og:description', preview.description),
    metaElement('property', 'og:url', address),
    metaElement(
      'property',
      'og:locale',
      locales[preview.language] ?? preview.language.replace('-', '_'),
    ),
    metaElement('name', 'twitter:card', cover ? 'summary_large_image' : 'summary'),
    metaElement('name', 'twitter:title', preview.title),
    metaElement('name', 'twitter:description', preview.description),
    ...(cover
      ? [metaElement('property', 'og:image', cover), metaElement('name', 'twitter:image', cover)]
      : []),
  ].join('');
}
