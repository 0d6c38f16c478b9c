import { playableStory } from '@dreamfork/story';
import type { HttpHandler } from 'msw';
import { contract, embedSize, type OembedResponse } from '../contract/index.ts';
import { fixtureAddress } from '../fixtures/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { handle, type Setting } from './handle.ts';
import { findReadable } from './stories.ts';

const storyAddress = new RegExp(`^${fixtureAddress}/(?:story|embed)/([^/?#]+)(?:[?#]|$)`);

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const sharingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, contract.sharing.oembed, ({ database, query }): OembedResponse | ErrorReply => {
    if (query.format !== 'json') return errorReply('format-unsupported');
    const id = storyAddress.exec(query.url)?.[1];
    const story = database.stories.find((candidate) => candidate.isPublic && candidate.id === id);
    if (!story) return errorReply('story-not-found');
    const author = database.users.find((user) => user.id === story.ownerId);
    const width = Math.min(embedSize.width, query.maxwidth ?? Number.POSITIVE_INFINITY);
    const height = Math.min(embedSize.height, query.maxheight ?? Number.POSITIVE_INFINITY);
    return {
      version: '1.0',
      type: 'rich',
      title: story.document.title,
      author_name: author?.displayName ?? '',
      provider_name: 'Dreamfork',
      provider_url: fixtureAddress,
      cache_age: 3600,
      html: `<iframe src="${fixtureAddress}/embed/${story.id}" title="${escapeHtml(story.document.title)}" width="${width}" height="${height}"></iframe>`,
      width,
      height,
    };
  }),

  handle(setting, contract.sharing.storyHtml, ({ database, params, session }) => {
    const story = findReadable(database, params.id, session?.user.id);
    const played = story && playableStory(story.document);
    if (!played?.ok) return errorReply('story-not-found');
    const json = JSON.stringify(played.value).replaceAll('<', '\\u003c');
    return `<!doctype html><title>${escapeHtml(played.value.title)}</title><dreamfork-player></dreamfork-player><script type="application/json" id="story">${json}</script>`;
  }),
];
