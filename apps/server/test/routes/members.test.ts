import { invitationHeader, mediaPath } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { listFeedback } from '../../src/services/account/list-feedback.ts';
import { type Account, registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { goodPassword, sampleForm, toForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { addMember } from '../support/members.ts';
import { type Answer, openTestServer } from '../support/test-server.ts';

describeOnBothEngines('members of a story', (engine) => {
  const server = openTestServer(engine);
  let people = 0;
  const signUp = (): Promise<Account> => {
    people += 1;
    return registerAccount(server().send, `member-${people}`);
  };

  async function share(form = sampleForm()) {
    const { send, services } = server();
    const [owner, friend] = [await signUp(), await signUp()];
    const { id } = await saveNew(send, owner.token, form);
    await addMember(services, id, friend.id);
    const path = `/api/story/${id}`;
    const handOver = (to = friend.id, by = owner.token) =>
      send('PUT', `${path}/owner`, { token: by, body: { userId: to } });
    const invite = async (body: object = {}) =>
      (await send('POST', `${path}/invitations`, { token: owner.token, body })).body;
    const accept = ({ token }: Account, secret: string) =>
      send('POST', `${path}/invitation`, { token, headers: { [invitationHeader]: secret } });
    const list = ({ token }: Account) => send('GET', `${path}/members`, { token });
    return { id, path, owner, friend, handOver, invite, accept, list };
  }

  const outcomeOf = ({ status, body }: Answer): string =>
    status < 300 ? 'done' : String(body?.code);

  const none = 'story-not-found';
  const managing = { invite: none, change: none, revoke: none, removeOther: none, handOver: none };
  const nothing = { list: none, ...managing, leave: none };
  const expected: Record<string, Record<string, string>> = {
    owner: {
      ...{ list: 'done', invite: 'done', change: 'done', revoke: 'done', removeOther: 'done' },
      // Nobody but a co-author leaves.
      ...{ leave: 'user-not-found', handOver: 'done' },
    },
    'co-author': { list: 'done', ...managing, leave: 'done' },
    stranger: nothing,
    moderator: nothing,
    administrator: nothing,
    guest: Object.fromEntries(Object.keys(nothing).map((call) => [call, 'unauthorized'])),
  };

  test.each(Object.keys(expected))('may do what is theirs to do: %s', async (name) => {
    const { send, services } = server();
    const { path, owner, friend, id, invite } = await share();
    const [other, heir, stranger] = [await signUp(), await signUp(), await signUp()];
    for (const user of [other, heir]) await addMember(services, id, user.id);
    if (name === 'moderator') await setUser(services.database, stranger.id, { role: 'Moderator' });
    if (name === 'administrator') await setUser(services.database, stranger.id, { role: 'Admin' });
    const callers: Record<string, Account | undefined> = { owner, 'co-author': friend };
    const caller = name === 'guest' ? undefined : (callers[name] ?? stranger);
    const invitation = await invite({ expiresAt: '2099-01-01T00:00:00.000Z' });
    const session = { token: caller?.token };
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', to: string, body?: object) =>
      outcomeOf(await send(method, `${path}/${to}`, { ...session, body }));
    const ofInvitation = `invitations/${invitation.id}`;
    const found = {
      list: await call('GET', 'members'),
      invite: await call('POST', 'invitations', {}),
      change: await call('PUT', ofInvitation, { expiresAt: null }),
      revoke: await call('DELETE', ofInvitation),
      removeOther: await call('DELETE', `members/${other.id}`),
      leave: await call('DELETE', `members/${caller?.id ?? friend.id}`),
      handOver: await call('PUT', 'owner', { userId: heir.id }),
    };
    expect(found).toEqual(expected[name]);
  });

  test('are no more than thirty, also where two accept at once', async () => {
    const { services } = server();
    const { id, invite, accept, owner, list } = await share();
    for (let count = 0; count < 28; count += 1) {
      const { id: userId } = await signUp();
      await addMember(services, id, userId);
    }
    const { secret } = await invite();
    const late = [await signUp(), await signUp()];
    const answers = await Promise.all(late.map((one) => accept(one, secret)));
    expect(answers.map(outcomeOf).toSorted()).toEqual(['done', 'members-full']);
    expect((await list(owner)).body.coAuthors).toHaveLength(30);
  });

  test('open no invitation while a moderator keeps the story private or its owner is blocked', async () => {
    const { database } = server().services;
    const { id, owner, invite, accept } = await share();
    const { secret } = await invite();
    const late = await signUp();
    const hide = (reason: string | null) =>
      database
        .updateTable('stories')
        .set({ unpublished_reason: reason })
        .where('id', '=', id)
        .execute();
    const setStatus = (status: 'Banned' | 'Active') => setUser(database, owner.id, { status });
    await hide('Спам');
    expect(outcomeOf(await accept(late, secret))).toBe('invitation-not-found');
    await hide(null);
    await setStatus('Banned');
    expect(outcomeOf(await accept(late, secret))).toBe('invitation-not-found');
    await setStatus('Active');
    expect(outcomeOf(await accept(late, secret))).toBe('done');
  });

  test('hand a story over with the files that it alone shows', async () => {
    const { send } = server();
    const [file, both] = [fileOf(png, 'а.png', 'image/png'), fileOf(png, 'б.png', 'image/png')];
    const { id, owner, friend, handOver } = await share();
    const alone = await upload(send, owner.token, file);
    const shared = await upload(send, owner.token, both);
    const body = { ...toForm(storyShowing([alone.id, shared.id])), isPublic: true };
    await send('PUT', `/api/StoryManagement/${id}`, { token: owner.token, body });
    await saveNew(send, owner.token, toForm(storyShowing([shared.id])));
    expect(outcomeOf(await handOver())).toBe('done');
    const mine = async ({ token }: Account) =>
      (await send('GET', '/api/media/files', { token })).body.items.map(
        (one: { id: string }) => one.id,
      );
    expect(await mine(friend)).toEqual([alone.id]);
    expect(await mine(owner)).toEqual([shared.id]);
    for (const { id: fileId } of [alone, shared]) {
      expect((await send('GET', mediaPath(fileId))).status).toBe(200);
    }
    // The new owner saves, and the story goes on showing what is the former owner's.
    const saved = await send('PUT', `/api/StoryManagement/${id}`, { token: friend.token, body });
    expect(saved.body.story).toMatchObject({ isOwn: true, isPublic: true });
    expect((await send('GET', mediaPath(shared.id))).status).toBe(200);
    expect(outcomeOf(await handOver(owner.id, friend.token))).toBe('done');
  });

  test('take no story over that has no room with them, or that a moderator made private', async () => {
    const { services } = server();
    const { id, owner, handOver, list } = await share();
    const { configuration } = services;
    const quota = configuration.storyQuotaBytes;
    Object.assign(configuration, { storyQuotaBytes: 10 });
    expect(outcomeOf(await handOver())).toBe('new-owner-unable');
    Object.assign(configuration, { storyQuotaBytes: quota });
    await services.database
      .updateTable('stories')
      .set({ unpublished_reason: 'Спам' })
      .where('id', '=', id)
      .execute();
    expect(outcomeOf(await handOver())).toBe('story-unpublished');
    expect((await list(owner)).body.owner.userId).toBe(owner.id);
  });

  test('are told of their stories in the list, the search, the export and by its absence', async () => {
    const { send } = server();
    const { id, owner, friend, handOver } = await share(sampleForm({ title: 'Квашеная лодка' }));
    const listed = async (query = '') =>
      (await send('GET', `/api/story?limit=50${query}`, { token: friend.token })).body.stories;
    const one = { id, isOwn: false, role: 'co-author' };
    expect(await listed()).toMatchObject([one]);
    expect(await listed('&searchTerm=квашеная')).toMatchObject([one]);
    expect(await listed('&searchTerm=баркас')).toEqual([]);
    const figures = await send('GET', '/api/story/summary', { token: friend.token });
    expect(figures.body).toMatchObject({ totalStories: 0, recent: [one] });
    const { coAuthorOf } = await listFeedback(server().services, friend.id);
    expect(coAuthorOf).toMatchObject([{ storyId: id, storyTitle: 'Квашеная лодка' }]);
    const erase = (account: Account) =>
      send('DELETE', '/api/users/profile', {
        token: account.token,
        body: { currentPassword: goodPassword },
      });
    expect((await handOver()).status).toBe(200);
    // A former owner who erases their account leaves the story to its new owner.
    expect((await erase(owner)).status).toBe(200);
    expect(await listed()).toMatchObject([{ id, isOwn: true }]);
  });

  test('lose a story that is erased with its owner, and leave with their own account', async () => {
    const { send, services } = server();
    const { id, owner, friend, list } = await share();
    const other = await signUp();
    await addMember(services, id, other.id);
    const erase = ({ token }: Account) =>
      send('DELETE', '/api/users/profile', { token, body: { currentPassword: goodPassword } });
    expect((await erase(other)).status).toBe(200);
    expect((await list(owner)).body.coAuthors).toHaveLength(1);
    expect((await erase(owner)).status).toBe(200);
    expect(outcomeOf(await list(friend))).toBe('story-not-found');
  });

  test('decide as moderators no case of a story that they write', async () => {
    const { send, services } = server();
    const { id, friend } = await share(sampleForm({ isPublic: true }));
    const other = await signUp();
    for (const { id } of [friend, other])
      await setUser(services.database, id, { role: 'Moderator' });
    const unpublish = ({ token }: Account) =>
      send('POST', `/api/moderation/stories/${id}/unpublish`, { token, body: { reason: 'Спам' } });
    expect(outcomeOf(await unpublish(friend))).toBe('case-own');
    expect(outcomeOf(await unpublish(other))).toBe('done');
  });

  test('are whole whatever comes at once', async () => {
    const { send, services } = server();
    const { id, path, owner, friend, handOver } = await share();
    const { id: backId } = await saveNew(send, friend.token);
    await addMember(services, backId, owner.id);
    const save = ({ token }: Account) =>
      send('PUT', `/api/StoryManagement/${id}`, { token, body: sampleForm() });
    const answers = await Promise.all([
      save(friend),
      handOver(),
      save(owner),
      send('DELETE', `${path}/members/${friend.id}`, { token: owner.token }),
      send('PUT', `/api/story/${backId}/owner`, {
        token: friend.token,
        body: { userId: owner.id },
      }),
      save(friend),
    ]);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    const { database } = services;
    const { owner_id } = await database
      .selectFrom('stories')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const members = await database
      .selectFrom('story_members')
      .select('user_id')
      .where('story_id', '=', id)
      .execute();
    // Handed over, removed, or the one after the other: nobody is both, and there is one owner.
    expect([owner.id, friend.id]).toContain(owner_id);
    expect(members.map(({ user_id }) => user_id)).not.toContain(owner_id);
  });

  test('invite by an e-mail without a secret, which names the story to a confirmed address alone', async () => {
    const { services } = server();
    const { invite, accept, list, owner } = await share();
    const guest = await signUp();
    const address = `member-${people}@example.org`;
    const first = await invite({ email: address });
    expect(first.secret).toBeNull();
    expect(outcomeOf(await accept(guest, 'unknown'))).toBe('invitation-not-found');
    const sent = await services.database
      .selectFrom('outgoing_emails')
      .select(['kind', 'user_id'])
      .where('kind', '=', 'co-author-invitation')
      .where('user_id', '=', guest.id)
      .execute();
    expect(sent).toHaveLength(1);
    // The same address has one invitation.
    await invite({ email: address });
    expect((await list(owner)).body.invitations).toHaveLength(1);
    await setUser(services.database, guest.id, { email_confirmed: 1 });
    expect(outcomeOf(await accept(guest, 'unknown'))).toBe('done');
    expect((await list(owner)).body).toMatchObject({ invitations: [] });
  });
});
