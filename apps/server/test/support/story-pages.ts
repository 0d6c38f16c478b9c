import type { StoryDocument } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { saveNew } from './accounts.ts';
import type { Engine } from './engines.ts';
import { toForm } from './forms.ts';
import { openServerWithUsers } from './server-with-users.ts';
import { openSiteDirectory } from './site.ts';

export const publicUrl = 'https://stories.example';
export const browser = { accept: 'text/html' };

/** A server of a built site with an author, for the tests of one block. */
export function openStoryPages(engine: Engine) {
  const siteDirectory = openSiteDirectory();
  const { server, author } = openServerWithUsers(
    engine,
    { author: 'User' },
    { siteDirectory, publicUrl },
  );
  const get = (path: string, headers: Record<string, string> = browser) =>
    server().send('GET', path, { headers });
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '');
  return {
    server,
    author: () => author,
    publish: async (story: StoryDocument, isPublic = true) =>
      (await saveNew(server().send, author.token, toForm(story, { isPublic }))).id,
    get,
    withoutNonce,
    /** A page that is no story, as it is served. */
    plainPage: async () => withoutNonce((await get('/login')).text),
  };
}

/** The sample story with other words. */
export const storyWith = (texts: {
  title?: string;
  description?: string;
  opening?: { title?: string; content?: string };
}): StoryDocument => ({
  ...sampleStory,
  title: texts.title ?? sampleStory.title,
  description: texts.description ?? sampleStory.description,
  nodes: sampleStory.nodes.map((node) =>
    node.id === sampleStory.startNodeId ? { ...node, ...texts.opening } : node,
  ),
});
