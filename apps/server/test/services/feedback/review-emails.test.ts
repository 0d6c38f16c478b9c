import { expect, test } from 'vitest';
import { saveNew, setUser } from '../../support/accounts.ts';
import { commentEmailsTo } from '../../support/comment-emails.ts';
import { openMailCatcher, registerWithEmail } from '../../support/emails.ts';
import { describeOnEngines } from '../../support/engines.ts';
import { later } from '../../support/later.ts';
import { makeLink, reviewOf, threadIn } from '../../support/review.ts';
import { openTestServer } from '../../support/test-server.ts';

const mail = await openMailCatcher();
const siteAddress = 'https://stories.example.org';
const minute = 60_000;
const day = 24 * 60 * minute;

describeOnEngines('emails about reviews', (engine) => {
  const server = openTestServer(engine, { ...mail.configuration, publicUrl: siteAddress });

  const openPerson = (name: string) => registerWithEmail(server().send, mail, `${name}.${engine}`);
  const run = (email: string, by?: number) =>
    commentEmailsTo(email, { services: server().services, mail, by });

  test('tell the author what first readers say, in one email with other comments, once a day', async () => {
    const { send } = server();
    const author = await openPerson('reviewed');
    const reader = await openPerson('public.reader');
    const story = await saveNew(send, author.token, { title: 'Маяк', isPublic: true });
    const draft = await saveNew(send, author.token, { title: 'Черновой поезд' });
    const comment = { token: reader.token, body: { text: 'Кто его погасил?' } };
    await send('POST', `/api/story/${story.id}/comments`, comment);
    const { secret } = await makeLink(send, { token: author.token, storyId: draft.id });
    const review = reviewOf(send, draft.id);
    const guest = { secret, guest: 'the-key-of-a-guest' };
    await review.arrive(guest, { name: 'Нина' });
    await review.openThread(guest, { text: 'Первый отзыв' });
    const { id } = threadIn(
      await review.openThread(guest, {
        anchor: { kind: 'choice', nodeId: 'a', choiceId: 'b', source: 'Открыть' },
        text: undefined,
        suggestion: 'Отворить',
      }),
    );
    await review.addComment({ token: author.token }, id, 'Спасибо!');
    const [email, ...more] = await run(author.email);
    expect(more).toEqual([]);
    expect(email?.text).toContain('«Маяк»: 1 новый комментарий. «Кто его погасил?»');
    expect(email?.text).toContain(
      'Черновик «Черновой поезд»: 2 новых комментария первых читателей. Последний: «Отворить»',
    );
    expect(email?.text).not.toMatch(/Первый отзыв|Спасибо/);
    expect(email?.text).toContain(`${siteAddress}/app/my-stories`);
    await later(server().services, 5 * minute, () =>
      review.openThread(guest, { text: 'Ещё один' }),
    );
    expect(await run(author.email, 10 * minute)).toEqual([]);
    const [next] = await run(author.email, day + 5 * minute);
    expect(next?.text).toContain('1 новый комментарий первых читателей. «Ещё один»');
    expect(next?.text).toContain(`${siteAddress}/app/editor/${draft.id}`);
  });

  test('tell a signed-in reader of answers in their threads, as long as their link is good', async () => {
    const { send } = server();
    const author = await openPerson('answering');
    const reader = await openPerson('answered');
    const other = await openPerson('not.answered');
    const draft = await saveNew(send, author.token, { title: 'Ночной паром' });
    const own = { token: author.token, storyId: draft.id };
    const link = await makeLink(send, own);
    const review = reviewOf(send, draft.id);
    const caller = { token: reader.token, secret: link.secret };
    const thread = threadIn(await review.openThread(caller, { text: 'Почему ночью?' }));
    const second = { token: other.token, secret: link.secret };
    await review.openThread(second, { text: 'Хорошо.' });
    await review.addComment(own, thread.id, 'Днём он не ходит.');
    const [email, ...more] = await run(reader.email);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Новые ответы на ваши комментарии');
    expect(email?.text).toContain(
      'Черновик «Ночной паром»: 1 новый ответ в ваших обсуждениях. «Днём он не ходит.»',
    );
    expect(email?.text).toContain(`${siteAddress}/review/${draft.id}`);
    expect(email?.text).not.toContain(link.secret);
    expect(
      mail.emails().some(({ to, subject }) => to === other.email && /ответы/.test(subject)),
    ).toBe(false);
    await review.addComment(own, thread.id, 'И утром.');
    await send('DELETE', `/api/story/${draft.id}/review-links/${link.id}`, own);
    expect(await run(reader.email, day + 5 * minute)).toEqual([]);
  });

  test('invite a named reviewer without a secret, and say nothing to an address that nobody confirmed', async () => {
    const { send, services } = server();
    const author = await openPerson('inviting');
    const known = await openPerson('invited');
    const unwilling = await openPerson('unwilling.reader');
    await setUser(services.database, unwilling.id, { notifications: 0 });
    const draft = await saveNew(send, author.token, { title: 'Смотри evil.example и ещё' });
    const own = { token: author.token, storyId: draft.id };
    const before = mail.emails().length;
    const unknown = `nobody.${engine}@example.org`;
    const secrets: string[] = [];
    for (const email of [known.email, unwilling.email, unknown]) {
      secrets.push((await makeLink(send, own, { name: 'По имени', email })).secret);
    }
    await services.mailer.settled();
    const sent = mail.emails().slice(before);
    expect(sent.map(({ to }) => to).toSorted()).toEqual([known.email, unknown].toSorted());
    for (const { text } of sent) {
      expect(text).toContain(`${siteAddress}/review/${draft.id}\n`);
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(text).not.toContain('evil.example');
    }
    const textTo = (address: string) => sent.find(({ to }) => to === address)?.text;
    expect(textTo(known.email)).toContain('«Смотри […] и ещё»');
    expect(textTo(unknown)).not.toMatch(/Смотри|Автор inviting|По имени/);
    expect((await reviewOf(send, draft.id).read({ token: known.token })).status).toBe(200);
  });
});
