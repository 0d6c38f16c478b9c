import { buildStory } from '@dreamfork/story/testing';
import { type Account, registerAccount, saveNew } from './accounts.ts';
import { toForm } from './forms.ts';
import { makeLink, reviewOf } from './review.ts';
import type { TestServer } from './test-server.ts';

/** A story with one passage that says something. */
export const written = (text: string) =>
  buildStory('Дневник смотрителя')
    .node('start', 'start')
    .node('page', 'text', { content: text, status: 'draft' })
    .node('end', 'end')
    .link('start', 'page')
    .link('page', 'end')
    .build();

/** Makes stories under review on a server, of one author. */
export function createReviewedStories(server: () => TestServer) {
  const people = new Map<string, Promise<Account>>();
  const personOf = (name: string): Promise<Account> => {
    const known = people.get(name) ?? registerAccount(server().send, name);
    people.set(name, known);
    return known;
  };
  return {
    personOf,
    /** A private story with a link, and two guests who came through it. */
    open: async (text = 'Свет погас.') => {
      const { send } = server();
      const author = await personOf('author');
      const { id: storyId } = await saveNew(send, author.token, toForm(written(text)));
      const own = { token: author.token, storyId };
      const link = await makeLink(send, own);
      const review = reviewOf(send, storyId);
      const nina = { secret: link.secret, guest: 'the-key-of-nina-1' };
      const oleg = { secret: link.secret, guest: 'the-key-of-oleg-1' };
      await review.arrive(nina, { name: 'Нина' });
      await review.arrive(oleg, { name: 'Олег' });
      return { author, storyId, own, link, review, nina, oleg };
    },
  };
}
