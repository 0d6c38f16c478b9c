import { expect, test } from 'vitest';
import type { UserRow } from '../../../src/db/schema.ts';
import { createServices } from '../../../src/services/create-services.ts';
import { sendCommentEmails } from '../../../src/services/feedback/comment-emails.ts';
import { type Account, saveNew, setUser } from '../../support/accounts.ts';
import { commentEmailsTo } from '../../support/comment-emails.ts';
import { openMailCatcher, registerWithEmail } from '../../support/emails.ts';
import { describeOnEngines } from '../../support/engines.ts';
import { later } from '../../support/later.ts';
import { openServerWithUsers } from '../../support/server-with-users.ts';
import { testConfiguration } from '../../support/test-server.ts';

const mail = await openMailCatcher();
const siteAddress = 'https://stories.example.org';
const minute = 60_000;
const day = 24 * 60 * minute;

describeOnEngines('emails about comments', (engine) => {
  const configuration = { ...mail.configuration, publicUrl: siteAddress };
  const { server, reader } = openServerWithUsers(engine, { reader: 'User' }, configuration);
  const openAuthor = (name: string, isConfirmed = true) =>
    registerWithEmail(server().send, mail, `${name}.${engine}`, { isConfirmed });
  const publish = async ({ token }: Account, title: string) =>
    (await saveNew(server().send, token, { title, isPublic: true })).id;
  let comments = 0;
  /** Posts a comment, a millisecond later than the one before it. */
  const comment = async (storyId: string, text: string, { token }: Account = reader) => {
    comments += 1;
    const { send, services } = server();
    const answer = await later(services, comments, () =>
      send('POST', `/api/story/${storyId}/comments`, { token, body: { text } }),
    );
    expect(answer.status).toBe(201);
  };
  const changeUser = (id: string, changes: Partial<UserRow>) =>
    setUser(server().services.database, id, changes);

  const run = (email: string, by?: number) =>
    commentEmailsTo(email, { services: server().services, mail, by });

  test('sum the comments of others up by story, with the newest one', async () => {
    const author = await openAuthor('summed');
    const lighthouse = await publish(author, 'Маяк <b>&');
    const train = await publish(author, 'Ночной поезд');
    await comment(train, 'Первый отзыв');
    await comment(train, '<script>alert(1)</script> Второй отзыв');
    await comment(train, 'Спасибо!', author);
    await comment(lighthouse, 'Кто его погасил?');
    const emails = await run(author.email);
    expect(emails).toHaveLength(1);
    const { text, html, raw } = emails[0] ?? { text: '', html: '', raw: '' };
    expect(emails[0]?.subject).toBe('Новые комментарии к вашим историям');
    expect(text).toContain('«Маяк <b>&»: 1 новый комментарий. «Кто его погасил?»');
    expect(text).toContain('«Ночной поезд»: 2 новых комментария. Последний: «<script>');
    expect(text).not.toMatch(/Первый отзыв|Спасибо!/);
    expect(text).toContain(`${siteAddress}/app/my-stories`);
    expect(html).not.toMatch(/<script|<b>/);
    expect(raw).toMatch(/^List-Unsubscribe:/m);
  });

  test('come once a day at most, and tell no comment twice', async () => {
    const author = await openAuthor('daily');
    const story = await publish(author, 'Каждый день');
    await comment(story, 'Утром');
    const [first] = await run(author.email);
    expect(first?.text).toContain(`${siteAddress}/story/${story}`);
    await later(server().services, 5 * minute, () => comment(story, 'Днём'));
    expect(await run(author.email, 10 * minute)).toEqual([]);
    expect(await run(author.email, day - minute)).toEqual([]);
    const [next, ...more] = await run(author.email, day + 5 * minute);
    expect(next?.text ?? '').toContain('1 новый комментарий. «Днём»');
    expect(more).toEqual([]);
    expect(await run(author.email, 3 * day)).toEqual([]);
  });

  test('come once where several processes are at it together', async () => {
    const author = await openAuthor('raced');
    await comment(await publish(author, 'На двоих'), 'Отзыв');
    const { services, place } = server();
    // SQLite has one process.
    const other =
      engine === 'sqlite'
        ? services
        : await createServices({ configuration: testConfiguration(place, configuration) });
    const { now } = services;
    const later = () => Date.now() + 2 * minute;
    services.now = later;
    other.now = later;
    try {
      await Promise.all([services, other, services, other].map(sendCommentEmails));
      await Promise.all([services.mailer.settled(), other.mailer.settled()]);
    } finally {
      services.now = now;
      if (other !== services) await other.close();
    }
    const emails = mail
      .emails()
      .filter(({ to, subject }) => to === author.email && subject.includes('комментарии'));
    expect(emails).toHaveLength(1);
  });

  test('do not come to an address that is not confirmed, to the blocked and to who turned them off', async () => {
    const unconfirmed = await openAuthor('unconfirmed-author', false);
    const blocked = await openAuthor('blocked-author');
    const unwilling = await openAuthor('unwilling-author');
    for (const author of [unconfirmed, blocked, unwilling]) {
      await comment(await publish(author, `История ${author.id}`), 'Отзыв');
    }
    await changeUser(blocked.id, { status: 'Suspended' });
    await changeUser(unwilling.id, { notifications: 0 });
    for (const { email } of [unconfirmed, blocked, unwilling]) expect(await run(email)).toEqual([]);
    await changeUser(unwilling.id, { notifications: 1 });
    expect(await run(unwilling.email, 9 * day)).toEqual([]);
  });

  test('do not tell about a deleted story', async () => {
    const author = await openAuthor('deleter');
    const story = await publish(author, 'Удалённая');
    await comment(story, 'Отзыв');
    await server().send('DELETE', `/api/story/${story}`, { token: author.token });
    expect(await run(author.email)).toEqual([]);
  });
});
