import { mediaPath, type StorySummary } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { type Account, registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { sampleForm, toForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, sendFile, upload } from '../support/media/upload.ts';
import { addMember } from '../support/members.ts';
import { openTestServer } from '../support/test-server.ts';

const image = () => fileOf(png, 'а.png', 'image/png');

describeOnBothEngines('a co-author', (engine) => {
  const server = openTestServer(engine);
  let people = 0;

  /** A story, its owner, and who writes it with them. */
  async function share(form = sampleForm()) {
    const { send, services } = server();
    people += 1;
    const owner = await registerAccount(send, `co-owner-${people}`);
    const friend = await registerAccount(send, `co-friend-${people}`);
    const story = await saveNew(send, owner.token, form);
    await addMember(services, story.id, friend.id);
    const save = async (token: string, body: object): Promise<StorySummary> => {
      const answer = await send('PUT', `/api/StoryManagement/${story.id}`, { token, body });
      if (answer.status !== 200) throw new Error(`Saving failed: ${answer.text}`);
      return answer.body.story;
    };
    const titleFor = async (token?: string) =>
      (await send('GET', `/api/story/${story.id}/data`, { token })).body.title;
    const mayRead = async (fileId: string, token?: string) =>
      (await send('GET', mediaPath(fileId), { token })).status === 200;
    return { story, owner, friend, save, titleFor, mayRead };
  }

  test('saves a draft of a public story, without publishing, hiding or tagging it', async () => {
    const { story, owner, friend, save, titleFor } = await share(
      sampleForm({ isPublic: true, title: 'Для всех', tags: ['море'] }),
    );
    for (const publish of [undefined, true, false]) {
      const body = sampleForm({ isPublic: false, title: 'Черновик', tags: ['суша'], publish });
      const saved = await save(friend.token, body);
      expect(saved).toMatchObject({
        title: 'Черновик',
        isPublic: true,
        isOwn: false,
        role: 'co-author',
        tags: ['море'],
        publication: { version: 1 },
      });
    }
    expect(await titleFor()).toBe('Для всех');
    expect(await titleFor(owner.token)).toBe('Черновик');
    const { send } = server();
    await send('PUT', `/content/${story.id}`, { token: friend.token, body: { title: 'Вдвоём' } });
    expect(await titleFor()).toBe('Для всех');
    expect(await titleFor(friend.token)).toBe('Вдвоём');
    await save(owner.token, sampleForm({ isPublic: true, title: 'Готово' }));
    expect(await titleFor()).toBe('Готово');
  });

  test('leaves a private story private', async () => {
    const { friend, save, titleFor } = await share();
    const saved = await save(friend.token, sampleForm({ isPublic: true, publish: true }));
    expect(saved.isPublic).toBe(false);
    expect(await titleFor()).toBeUndefined();
  });

  test('gets 409 where the owner has saved meanwhile', async () => {
    const { story, owner, friend, save } = await share();
    await save(owner.token, sampleForm({ version: 1 }));
    const body = sampleForm({ version: 1 });
    const path = `/api/StoryManagement/${story.id}`;
    const answer = await server().send('PUT', path, { token: friend.token, body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'version-conflict', version: 2 } });
  });

  test('is named at the versions that they saved, by name alone', async () => {
    const { send, services } = server();
    const { story, owner, friend, save } = await share();
    const path = `/api/story/${story.id}/versions`;
    const authors = async (token: string) => {
      const { body, text } = await send('GET', path, { token });
      expect(text).not.toMatch(/@|email/);
      return body.items.map((one: { savedBy?: { name: string | null } }) => one.savedBy?.name);
    };
    // Named versions are not thinned.
    const keep = (version: number) =>
      send('PUT', `${path}/${version}`, { token: owner.token, body: { name: `${version}` } });
    await keep(1);
    expect(await authors(owner.token)).toEqual([undefined]);
    await save(friend.token, sampleForm({ title: 'Вдвоём' }));
    const names = ['co-friend', 'co-owner'].map((name) => `Автор ${name}-${people}`);
    expect(await authors(owner.token)).toEqual(names);
    expect(await authors(friend.token)).toEqual(names);
    expect(await keep(2)).toMatchObject({ body: { savedBy: { name: names[0] } } });
    const stranger = await registerAccount(send, `co-stranger-${people}`);
    expect(await send('GET', path, { token: stranger.token })).toMatchObject({ status: 404 });
    await services.database.deleteFrom('users').where('id', '=', friend.id).execute();
    expect(await authors(owner.token)).toEqual([null, names[1]]);
  });

  test('uploads files for the story, which are its owner’s and take their room', async () => {
    const { send } = server();
    const { story, owner, friend, save, mayRead } = await share();
    const ofStory = `?storyId=${story.id}`;
    const sent = await sendFile(send, friend.token, image(), {}, ofStory);
    expect(sent).toMatchObject({ status: 201, body: { userId: owner.id } });
    const { id } = sent.body;
    const listed = async (token: string, query = '') =>
      (await send('GET', `/api/media/files${query}`, { token })).body.items.map(
        (file: { id: string }) => file.id,
      );
    expect(await listed(friend.token, ofStory)).toEqual([id]);
    expect(await listed(friend.token)).toEqual([]);
    expect(await listed(owner.token)).toEqual([id]);
    const filesOf = async ({ token }: Account) =>
      (await send('GET', '/api/media/storage/info', { token })).body.fileCount;
    expect([await filesOf(owner), await filesOf(friend)]).toEqual([1, 0]);
    expect(await mayRead(id, friend.token)).toBe(true);
    expect(await mayRead(id)).toBe(false);
    await save(friend.token, toForm(storyShowing([id])));
    const addresses = { paths: [mediaPath(id)] };
    const signed = await send('POST', '/api/media/addresses', {
      token: friend.token,
      body: addresses,
    });
    expect(signed.body.items).toHaveLength(1);
    await server()
      .services.database.deleteFrom('story_members')
      .where('user_id', '=', friend.id)
      .execute();
    expect(await mayRead(id, friend.token)).toBe(false);
  });

  test('shows no other file of the owner by naming it, nor does a later save of the owner', async () => {
    const { send } = server();
    const { owner, friend, save, mayRead } = await share();
    const { id } = await upload(send, owner.token, image());
    await save(friend.token, toForm(storyShowing([id])));
    expect(await mayRead(id, friend.token)).toBe(false);
    await save(friend.token, toForm(storyShowing([])));
    // As an undo, or an older version that is brought back, does it.
    await save(owner.token, toForm(storyShowing([])));
    await save(owner.token, toForm(storyShowing([id]), { isPublic: true }));
    expect(await mayRead(id)).toBe(false);
    expect(await mayRead(id, friend.token)).toBe(false);
    expect(await mayRead(id, owner.token)).toBe(true);
  });

  test('keeps no refused file from readers that its owner chooses for the story', async () => {
    const { send } = server();
    const { story, owner, friend, save, mayRead } = await share();
    const { id } = await upload(send, owner.token, image());
    const choose = (token: string) => {
      const place = { position: { x: 0, y: 0 }, title: '', description: '' };
      const body = { storyFlowId: story.id, mediaFileId: id, ...place };
      return send('POST', '/api/media/nodes', { token, body });
    };
    await save(friend.token, toForm(storyShowing([id])));
    expect(await choose(friend.token)).toMatchObject({ status: 404 });
    await save(owner.token, toForm(storyShowing([id]), { isPublic: true }));
    expect(await mayRead(id)).toBe(false);
    expect(await choose(owner.token)).toMatchObject({ status: 201 });
    await save(owner.token, toForm(storyShowing([id]), { isPublic: true }));
    expect(await mayRead(id)).toBe(true);
    expect(await mayRead(id, friend.token)).toBe(true);
  });

  test('shows no file of theirs that another author has named, once the story is theirs', async () => {
    const { send, services } = server();
    const { story, owner, friend, save, mayRead } = await share();
    const other = await registerAccount(send, `co-other-${people}`);
    await addMember(services, story.id, other.id);
    const uploaded = async () => (await upload(send, friend.token, image())).id;
    const [ofOwner, ofOther, own] = [await uploaded(), await uploaded(), await uploaded()];
    // Known to the owner, but not to the other.
    const known = await uploaded();
    const { id: ofFriend } = await saveNew(send, friend.token, toForm(storyShowing([known])));
    await addMember(services, ofFriend, owner.id);
    await save(owner.token, toForm(storyShowing([ofOwner, known])));
    await save(other.token, toForm(storyShowing([ofOwner, ofOther, known])));
    const heir = { token: owner.token, body: { userId: friend.id } };
    expect(await send('PUT', `/api/story/${story.id}/owner`, heir)).toMatchObject({ status: 200 });
    const shown = storyShowing([ofOwner, ofOther, known, own]);
    const saved = await save(friend.token, toForm(shown, { isPublic: true }));
    expect(saved).toMatchObject({ isOwn: true, isPublic: true });
    expect(await mayRead(ofOwner)).toBe(false);
    expect(await mayRead(ofOther)).toBe(false);
    expect(await mayRead(known)).toBe(false);
    expect(await mayRead(own)).toBe(true);
  });

  test('shows again what the story has shown before', async () => {
    const { send } = server();
    const { owner, friend, save, mayRead } = await share();
    const { id } = await upload(send, owner.token, image());
    await save(owner.token, toForm(storyShowing([id])));
    await save(owner.token, toForm(storyShowing([])));
    await save(friend.token, toForm(storyShowing([id])));
    await save(owner.token, toForm(storyShowing([id]), { isPublic: true }));
    expect(await mayRead(id)).toBe(true);
  });

  test('shows what another story shows that both write', async () => {
    const { send, services } = server();
    const { owner, friend, save, mayRead } = await share();
    const { id } = await upload(send, owner.token, image());
    const other = await saveNew(send, owner.token, toForm(storyShowing([id])));
    await addMember(services, other.id, friend.id);
    await save(friend.token, toForm(storyShowing([id])));
    await save(owner.token, toForm(storyShowing([id]), { isPublic: true }));
    expect(await mayRead(id)).toBe(true);
  });
});
