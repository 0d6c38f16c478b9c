import { expect, test } from 'vitest';
import { type Account, registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { nextToken, openMailCatcher } from '../support/emails.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';
import { sortedStatuses } from '../support/sorted-statuses.ts';

const mail = await openMailCatcher();
const day = 24 * 60 * 60 * 1000;

describeOnEngines('decisions about authors', (engine) => {
  const { server, reader, moderator, ...admins } = openServerWithUsers(
    engine,
    { reader: 'User', moderator: 'Moderator', first: 'Admin', second: 'Admin' },
    mail.configuration,
  );

  const post = (path: string, body: object = {}, token?: string) =>
    server().send('POST', path, { body, token });

  /** The reported story of an author. */
  const report = async ({ token }: Account): Promise<string> => {
    const { id } = await saveNew(server().send, token, { title: 'Под жалобой', isPublic: true });
    await post(`/api/story/${id}/report`, { reason: 'insult' }, reader.token);
    return id;
  };

  const reported = async (username: string) => {
    const email = `${username}@example.org`;
    const author = await registerAccount(server().send, username);
    // The email that asks to confirm the address.
    await nextToken(mail, email);
    const storyId = await report(author);
    const signIn = () => post('/auth/login', { email, password: goodPassword });
    return { author, email, storyId, signIn };
  };

  const decide = (storyId: string, body: object, by = moderator) =>
    post(
      `/api/moderation/cases/${storyId}/sanction`,
      { reason: 'Оскорбления.', ...body },
      by.token,
    );

  const statusOf = async (username: string) => {
    const { body } = await server().send('GET', `/api/users?searchTerm=${username}`, admins.first);
    return body.users[0].status;
  };

  /** Moves the end of what blocks an author, as if time had passed. */
  async function moveEnd({ id }: Account, end: number): Promise<void> {
    const { database } = server().services;
    await setUser(database, id, { suspended_until: end });
    await database
      .updateTable('moderation_cases')
      .set({ sanction_ends_at: end })
      .where('author_id', '=', id)
      .execute();
  }

  test('a suspension lifts by itself when its end has passed, without a job', async () => {
    const { author, storyId, signIn } = await reported(`timed.${engine}`);
    await decide(storyId, { outcome: 'suspended', days: 2 });
    await moveEnd(author, Date.now() + day);
    expectError(await signIn(), 403, 'account-blocked');
    await moveEnd(author, Date.now() - 1);
    const { status, body } = await signIn();
    expect([status, body.user.status]).toEqual([200, 'Active']);
  });

  test('whose suspension has ended is listed as active before they sign in', async () => {
    const username = `listed.${engine}`;
    const { author, storyId } = await reported(username);
    await decide(storyId, { outcome: 'suspended', days: 1 });
    expect(await statusOf(username)).toBe('Suspended');
    await moveEnd(author, Date.now() - 1);
    expect(await statusOf(username)).toBe('Active');
  });

  test('a new password is refused with the decision, and the old one stays', async () => {
    const { storyId, email, signIn } = await reported(`resetting.${engine}`);
    await post('/auth/password/forgot', { email });
    const link = /#token=([\w-]+)/.exec((await mail.next(email)).text)?.[1];
    await decide(storyId, { outcome: 'suspended', days: 2 });
    const password = 'Another2026';
    const reset = { token: link, password, confirmPassword: password };
    const refused = await post('/auth/password/reset', reset);
    expectError(refused, 403, 'account-blocked');
    const { token, ...block } = refused.body.block;
    expect(block).toMatchObject({ status: 'Suspended', reason: 'Оскорбления.' });
    const { body } = await post('/api/moderation/linked', { token });
    expect(body.items).toMatchObject([{ id: storyId, outcome: 'suspended', canAppeal: true }]);
    expectError(await signIn(), 403, 'account-blocked');
  });

  test('the email opens the decision without a session, and its appeal restores the account', async () => {
    const { storyId, email, signIn } = await reported(`mailed.${engine}`);
    await decide(storyId, { outcome: 'banned', hidesContent: true });
    const sent = await mail.next(email);
    expect(sent.text).toContain('Причина: Оскорбления.');
    expect(sent.text).toContain('/decision#token=');
    const token = /#token=([\w-]+)/.exec(sent.text)?.[1];
    const { body } = await post('/api/moderation/linked', { token });
    expect(body.items).toMatchObject([{ id: storyId, outcome: 'banned', canAppeal: true }]);
    const appeal = { token, text: 'Это цитата.' };
    expect((await post(`/api/moderation/linked/${storyId}/appeal`, appeal)).status).toBe(200);
    // The token opens nothing else.
    expectError(
      await server().send('GET', '/auth/me', { token: token ?? '' }),
      401,
      'unauthorized',
    );
    const reset = { token, password: goodPassword, confirmPassword: goodPassword };
    expectError(await post('/auth/password/reset', reset), 410, 'link-expired');
    const verdict = { outcome: 'reversed', answer: 'Вы правы.' };
    await post(`/api/moderation/cases/${storyId}/appeal`, verdict, admins.first.token);
    expect((await signIn()).status).toBe(200);
    expect((await mail.next(email)).text).toContain('/app/decisions');
    expect((await server().send('GET', `/api/story/${storyId}/data`)).status).toBe(200);
  });

  test('of two administrators who ban each other at once, one remains', async () => {
    const { first, second } = admins;
    const stories = [await report(first), await report(second)] as const;
    const answers = await Promise.all([
      decide(stories[1], { outcome: 'banned' }, first),
      decide(stories[0], { outcome: 'banned' }, second),
    ]);
    expect(sortedStatuses(answers)[0]).toBe(200);
    expect(sortedStatuses(answers)[1]).not.toBe(200);
    const { database } = server().services;
    const active = await database
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [first.id, second.id])
      .where('status', '=', 'Active')
      .execute();
    expect(active).toHaveLength(1);
  });
});

describeOnEngines('emails that an administrator sends', (engine) => {
  const { server, postmaster, one, other } = openServerWithUsers(
    engine,
    { postmaster: 'Admin', one: 'User', other: 'User' },
    { rateLimit: true },
  );

  test('five an hour go to one user, whatever is added to the address of the call', async () => {
    const send = ({ id }: Account, extra = '') =>
      server().send('POST', `/api/admin/users/${id}/password-reset${extra}`, postmaster);
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await send(one, `?${sent}`)).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
    expect((await send(other)).status).toBe(200);
  });
});
