import { mediaPath } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { saveNew, setUser } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { toForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { type Caller, firstOf, makeLink, reviewOf, threadIn } from '../support/review.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';
import type { Answer } from '../support/test-server.ts';

const calls = [
  'read',
  'arrive',
  'signMedia',
  'threads',
  'openThread',
  'addComment',
  'changeOwn',
  'changeOthers',
  'removeOwn',
  'removeOthers',
  'reportComment',
  'changeThread',
  'listLinks',
  'makeLink',
  'changeLink',
  'renewLink',
  'revokeLink',
] as const;
type Call = (typeof calls)[number];

const everything = Object.fromEntries(calls.map((call) => [call, 'done']));
const links: Partial<Record<Call, string>> = {
  listLinks: 'story-not-found',
  makeLink: 'story-not-found',
  changeLink: 'story-not-found',
  renewLink: 'story-not-found',
  revokeLink: 'story-not-found',
};
const noLinks = {
  ...links,
  changeThread: 'review-not-found',
  changeOthers: 'forbidden',
  removeOthers: 'forbidden',
};
const signedOut = Object.fromEntries(
  [...Object.keys(links), 'changeThread'].map((call) => [call, 'unauthorized']),
);
const nothing = Object.fromEntries(calls.map((call) => [call, 'review-not-found']));

/** What each caller gets of each call: the answer, or the code of a refusal. */
const expected: Record<string, Record<string, string>> = {
  owner: { ...everything, changeOthers: 'forbidden' },
  named: { ...everything, ...noLinks },
  'named with the secret': { ...everything, ...noLinks },
  holder: { ...everything, ...noLinks },
  guest: { ...everything, ...noLinks, reportComment: 'unauthorized', ...signedOut },
  'guest without a link': { ...nothing, ...signedOut },
  'signed in without a link': { ...nothing, ...links },
  moderator: { ...nothing, ...links },
  administrator: { ...nothing, ...links },
};

describeOnBothEngines('rights in a review', (engine) => {
  const { server, author, named, holder, stranger, moderator, administrator } = openServerWithUsers(
    engine,
    {
      author: 'User',
      named: 'User',
      holder: 'User',
      stranger: 'User',
      moderator: 'Moderator',
      administrator: 'Admin',
    },
    {},
    ({ services }, users) => setUser(services.database, users.named.id, { email_confirmed: 1 }),
  );

  /** A private story with two links, a picture and a thread of somebody else's in each link. */
  async function makeThings() {
    const { send } = server();
    const token = author.token;
    const file = await upload(send, token, fileOf(png, 'а.png', 'image/png'));
    const { id: storyId } = await saveNew(send, token, toForm(storyShowing([file.id])));
    const own = { token, storyId };
    const link = await makeLink(send, own);
    const forOne = await makeLink(send, own, { email: 'named@example.org' });
    const review = reviewOf(send, storyId);
    const somebody = { secret: link.secret, guest: 'the-key-of-somebody' };
    await review.arrive(somebody, { name: 'Кто-то' });
    const ofLink = threadIn(await review.openThread(somebody));
    const ofNamed = threadIn(await review.openThread({ token: named.token }, { text: 'Именное.' }));
    await review.changeThread({ token }, ofNamed.id, { isResolved: true });
    const answered = threadIn(await review.addComment({ token }, ofNamed.id, 'Отвечаю.'));
    const callers: Record<string, Caller & { inNamed?: boolean }> = {
      owner: { token },
      named: { token: named.token, inNamed: true },
      'named with the secret': { token: named.token, secret: forOne.secret, inNamed: true },
      holder: { token: holder.token, secret: link.secret },
      guest: { secret: link.secret, guest: 'the-key-of-a-guest' },
      'guest without a link': { guest: 'the-key-of-a-guest' },
      'signed in without a link': { token: stranger.token },
      moderator: { token: moderator.token },
      administrator: { token: administrator.token },
    };
    return { storyId, fileId: file.id, link, review, callers, ofLink, ofNamed: answered };
  }

  const outcomeOf = ({ status, body }: Answer): string =>
    status < 300 ? 'done' : String(body?.code);

  test.each(Object.keys(expected).map((name) => ({ name })))('of: $name', async ({ name }) => {
    const { review, callers, fileId, storyId, link, ofLink, ofNamed } = await makeThings();
    const { send } = server();
    const { inNamed = false, ...caller } = callers[name] ?? {};
    await review.arrive(caller, { name: 'Гостья' });
    const thread = inNamed ? ofNamed : ofLink;
    const others = inNamed ? String(thread.comments[1]?.id) : firstOf(thread);
    const opened = await review.openThread(caller);
    const own = opened.status === 201 ? firstOf(threadIn(opened)) : 'unknown';
    const linkPath = `/api/story/${storyId}/review-links`;
    const session = { token: caller.token };
    const found: Record<Call, string> = {
      read: outcomeOf(await review.read(caller)),
      arrive: outcomeOf(await review.arrive(caller, { nodesRead: 2 })),
      signMedia: outcomeOf(await review.signMedia(caller, [mediaPath(fileId)])),
      threads: outcomeOf(await review.threads(caller)),
      openThread: outcomeOf(opened),
      addComment: outcomeOf(await review.addComment(caller, thread.id, 'И я так думаю.')),
      changeOwn: outcomeOf(await review.changeComment(caller, own, 'Иначе.')),
      changeOthers: outcomeOf(await review.changeComment(caller, others, 'Иначе.')),
      reportComment: outcomeOf(await review.reportComment(caller, others)),
      removeOwn: outcomeOf(await review.removeComment(caller, own)),
      removeOthers: outcomeOf(await review.removeComment(caller, others)),
      changeThread: outcomeOf(await review.changeThread(caller, thread.id, { isResolved: true })),
      listLinks: outcomeOf(await send('GET', linkPath, session)),
      makeLink: outcomeOf(await send('POST', linkPath, { ...session, body: { name: 'Ещё' } })),
      changeLink: outcomeOf(
        await send('PUT', `${linkPath}/${link.id}`, { ...session, body: { name: 'Иначе' } }),
      ),
      renewLink: outcomeOf(await send('POST', `${linkPath}/${link.id}/secret`, session)),
      revokeLink: outcomeOf(await send('DELETE', `${linkPath}/${link.id}`, session)),
    };
    expect(found).toEqual(expected[name]);
  });
});
