import { mediaPath } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { runJob } from '../../src/services/administration/job-work.ts';
import { type Account, registerAccount, saveNew } from '../support/accounts.ts';
import { openMailCatcher } from '../support/emails.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword, toForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

const mail = await openMailCatcher();
const silent = { info: () => {}, error: () => {} };

describeOnBothEngines('what undecided cases keep', (engine) => {
  const { server, reader, moderator, second } = openServerWithUsers(
    engine,
    { reader: 'User', moderator: 'Moderator', second: 'Moderator' },
    mail.configuration,
  );

  const get = (path: string, token?: string) => server().send('GET', path, { token });
  const post = (path: string, { token }: Account, body: object = {}) =>
    server().send('POST', path, { token, body });
  const casePath = (id: string) => `/api/moderation/cases/${id}`;
  const readCase = (id: string) => get(casePath(id), moderator.token);
  const purge = () => runJob(server().services, 'story-purge', silent);

  /** A reported story that shows a file, and its author. */
  async function reported(name: string) {
    const { send } = server();
    const author = await registerAccount(send, name);
    const file = await upload(send, author.token, fileOf(png, 'а.png', 'image/png'));
    const form = { ...toForm(storyShowing([file.id])), isPublic: true };
    const { id } = await saveNew(send, author.token, form);
    await post(`/api/story/${id}/report`, reader, { reason: 'spam' });
    return { author, id, fileId: file.id };
  }

  /** The signed address of the file in the story that the case keeps. */
  async function keptAddress(id: string, fileId: string): Promise<string> {
    const { text } = await get(`${casePath(id)}/story`, moderator.token);
    const url = JSON.parse(text).nodes[0].media[0].url;
    expect(url).toMatch(new RegExp(`^${mediaPath(fileId)}\\?`));
    return url;
  }

  const eraseAccount = async ({ token }: Account) => {
    const body = { currentPassword: goodPassword };
    expect((await server().send('DELETE', '/api/users/profile', { token, body })).status).toBe(200);
  };

  test('a file that its author removes and deletes stays in the case, and nowhere else, until it is decided', async () => {
    const { author, id, fileId } = await reported('kept-remover');
    const { send } = server();
    const { token } = author;
    await send('PUT', `/api/StoryManagement/${id}`, { token, body: toForm(storyShowing([])) });
    expect((await send('DELETE', `/api/media/files/${fileId}`, { token })).status).toBe(200);

    const usage = await get('/api/media/storage/info', token);
    expect(usage.body).toMatchObject({ usedBytes: 0, fileCount: 0 });
    expect((await get('/api/media/files?skip=0&take=10', token)).body.items).toEqual([]);
    expectError(await get(mediaPath(fileId), token), 404, 'not-found');
    expectError(await get(`/api/media/files/${fileId}/uses`, token), 404, 'not-found');
    await purge();
    const address = await keptAddress(id, fileId);
    expect((await get(address)).bytes.equals(png)).toBe(true);

    await post(`/api/moderation/reports/${id}/dismiss`, moderator);
    await purge();
    expectError(await get(address), 404, 'not-found');
  });

  test('a file that no undecided case shows is deleted at once', async () => {
    const { author, id, fileId } = await reported('kept-decided');
    const { send, services } = server();
    const { token } = author;
    await post(`/api/moderation/reports/${id}/dismiss`, moderator);
    await send('PUT', `/api/StoryManagement/${id}`, { token, body: toForm(storyShowing([])) });
    await send('DELETE', `/api/media/files/${fileId}`, { token });
    const left = services.database.selectFrom('media_files').select('id').where('id', '=', fileId);
    expect(await left.execute()).toEqual([]);
  });

  test.each([
    ['dismissed', 'reports', 'dismiss', {}],
    ['unpublished', 'stories', 'unpublish', { reason: 'Реклама.' }],
    ['banned', 'cases', 'sanction', { outcome: 'banned', reason: 'Реклама.', hidesContent: true }],
  ])(
    'a case outlives the account of its author without their name, is %s, and is purged',
    async (outcome, kind, verb, body) => {
      const name = `kept-${outcome}-gone`;
      const { author, id, fileId } = await reported(name);
      await eraseAccount(author);
      await mail.next(`${name}@example.org`);
      await purge();
      expectError(await get(`/api/story/${id}/card`), 404, 'story-not-found');

      const kept = await readCase(id);
      expect(kept.body).toMatchObject({
        status: 'open',
        visibility: 'deleted',
        mayDecide: true,
        evidence: { hasStory: true },
        authorName: expect.stringMatching(/^erased-[\da-f]{12}$/),
      });
      expect(kept.text).not.toContain(name);
      const address = await keptAddress(id, fileId);
      expect((await get(address)).bytes.equals(png)).toBe(true);

      await server().services.mailer.settled();
      const before = mail.emails().length;
      expect((await post(`/api/moderation/${kind}/${id}/${verb}`, moderator, body)).status).toBe(
        200,
      );
      expect((await readCase(id)).body).toMatchObject({ status: 'settled', decision: { outcome } });
      await server().services.mailer.settled();
      expect(mail.emails()).toHaveLength(before);
      await purge();
      expectError(await readCase(id), 404, 'case-not-found');
      expectError(await get(address), 404, 'not-found');
      const users = server().services.database.selectFrom('users').select('id');
      expect(await users.where('erased_at', 'is not', null).execute()).toEqual([]);
    },
  );

  test('an appeal outlives the account, and what is reversed does not come back', async () => {
    const { author, id } = await reported('kept-appellant');
    await post(`/api/moderation/stories/${id}/unpublish`, moderator, { reason: 'Реклама.' });
    await post(`/api/moderation/own/${id}/appeal`, author, { text: 'Верните.' });
    await eraseAccount(author);
    const verdict = { outcome: 'reversed', answer: 'Можно.' };
    expect((await post(`${casePath(id)}/appeal`, second, verdict)).status).toBe(200);
    expect((await readCase(id)).body).toMatchObject({ status: 'settled', visibility: 'deleted' });
    await purge();
    expectError(await readCase(id), 404, 'case-not-found');
  });

  test('the case of a comment outlives the account of who wrote it and of whose story it is about', async () => {
    const { send } = server();
    const author = await registerAccount(send, 'kept-host');
    const critic = await registerAccount(send, 'kept-critic');
    const { id } = await saveNew(send, author.token, { title: 'С руганью', isPublic: true });
    const said = await post(`/api/story/${id}/comments`, critic, { text: 'Грубое слово.' });
    const commentId: string = said.body.id;
    await post(`/api/story/${id}/comments/${commentId}/report`, reader, { reason: 'insult' });
    await eraseAccount(critic);
    await eraseAccount(author);
    await purge();
    const kept = await readCase(commentId);
    expect(kept.body).toMatchObject({ status: 'open', commentText: 'Грубое слово.' });
    expect(kept.body.authorName).toMatch(/^erased-/);
    await post(`/api/moderation/reports/${commentId}/dismiss`, moderator);
    await purge();
    expectError(await readCase(commentId), 404, 'case-not-found');
    const users = server().services.database.selectFrom('users').select('id');
    expect(await users.where('erased_at', 'is not', null).execute()).toEqual([]);
  });
});
