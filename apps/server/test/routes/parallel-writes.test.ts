import { describe, expect, test } from 'vitest';
import { type Account, registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword, sampleForm } from '../support/forms.ts';
import { type Answer, openTestServer, type Send } from '../support/test-server.ts';

const open = (tags: string[]) => ({ isPublic: true, tags });

/** Everything that a user can write to a story, some of it against others. */
const writesTo = (
  send: Send,
  id: string,
  number: number,
  { author, reader }: Record<'author' | 'reader', Account>,
) => {
  const { token } = author;
  const tags = ['общий', `метка ${number}`, `метка ${(number + 1) % 4}`];
  return [
    () => send('PUT', `/api/StoryManagement/${id}`, { token, body: sampleForm(open(tags)) }),
    () => send('POST', '/api/StoryManagement/create', { token, body: sampleForm(open(tags)) }),
    () => send('POST', `/api/story/${id}/duplicate`, { token }),
    () => send('POST', `/content/${id}/publish`, { token, body: { publish: number % 2 === 0 } }),
    () => send('PUT', `/content/${id}`, { token, body: { tags: tags.toReversed().slice(1) } }),
    () => send('POST', `/content/${id}/like`, { token }),
    () => send('POST', `/content/${id}/like`, { token: reader.token }),
    () => send('POST', `/api/story/${id}/comments`, { token: reader.token, body: { text: 'Да' } }),
    () =>
      send('POST', `/api/story/${id}/report`, { token: reader.token, body: { reason: 'spam' } }),
    () => send('DELETE', `/api/story/${id}`, { token }),
  ];
};

describeOnBothEngines('writes at the same moment', (engine) => {
  const server = openTestServer(engine);

  describe('as the deletion of an account', () => {
    const remove = ({ token }: Account) =>
      server().send('DELETE', '/api/users/profile', {
        token,
        body: { currentPassword: goodPassword },
      });

    test('end like calls of somebody who is not signed in', async () => {
      const { send, services } = server();
      const author = await registerAccount(send, 'gone');
      const { documents } = services;
      services.documents = {
        ...documents,
        async readSave(order) {
          await remove(author);
          return documents.readSave(order);
        },
        within: () => services.documents,
      };
      const saved = await send('POST', '/api/StoryManagement/create', {
        token: author.token,
        body: sampleForm(),
      });
      services.documents = documents;
      expectError(saved, 401, 'unauthorized');
    });

    test('neither fail nor keep it from happening', async () => {
      const { send } = server();
      const reader = await registerAccount(send, 'reader');
      for (let round = 0; round < 3; round += 1) {
        const author = await registerAccount(send, `author.${round}`);
        const own = await Promise.all(
          [0, 1, 2, 3].map((number) =>
            saveNew(send, author.token, open(['общий', `метка ${number}`])),
          ),
        );
        const foreign = await saveNew(send, reader.token, open(['общий', 'метка 2']));
        const writes = own.flatMap(({ id }, number) =>
          writesTo(send, id, number, { author, reader }),
        );
        writes.push(() => send('POST', `/content/${foreign.id}/like`, { token: author.token }));
        const removal = remove(author);
        let isRemoved = false;
        void removal.then(() => {
          isRemoved = true;
        });
        const answers: Answer[] = [];
        while (!isRemoved) answers.push(...(await Promise.all(writes.map((write) => write()))));
        expect((await removal).status).toBe(200);
        const failed = answers.filter(({ status }) => status >= 500);
        expect(failed.map(({ text }) => text)).toEqual([]);
      }
    });
  });

  test('of password reset emails leave one valid link', async () => {
    const { send, services } = server();
    const { id } = await registerAccount(send, 'forgetful');
    await Promise.all(
      Array.from({ length: 8 }, () =>
        send('POST', '/auth/password/forgot', { body: { email: 'forgetful@example.org' } }),
      ),
    );
    await services.mailer.settled();
    const links = await services.database
      .selectFrom('link_tokens')
      .select('hash')
      .where('user_id', '=', id)
      .where('purpose', '=', 'password-reset')
      .execute();
    expect(links).toHaveLength(1);
  });
});
