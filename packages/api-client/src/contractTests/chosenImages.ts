import { expect } from 'vitest';
import { contract, imagePath, mediaPath, optionalContract } from '../contract/index.ts';
import { anna, boris, doorsStory } from '../fixtures/index.ts';
import { newAccount } from './account.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { readPath, storyWith } from './mediaReading.ts';
import { createStory, saveForm } from './saveStory.ts';
import { pictureFile, soundFile, uploadFile } from './uploadFile.ts';

const { content, stories, ownStories, account, authentication, feedback } = contract;
const { media } = optionalContract;

/** Changes the cover of a story and gives what the server then says of it. */
async function choose(
  { call, expectContract }: CaseContext,
  token: string,
  { id, coverFileId }: { id: string; coverFileId: string | null },
) {
  const body = { coverFileId };
  const changed = await call(content.update, { params: { id }, body, token });
  return expectContract(content.update, changed);
}

/** What every server that offers `media` does with covers of stories and avatars of users. */
export const chosenImageCases: ContractCase[] = [
  {
    name: 'a cover is chosen, stays through saves and copies, and gives way to the first picture',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const first = await uploadFile(context, token, pictureFile());
      const cover = await uploadFile(context, token, pictureFile('Обложка.png'));
      const document = storyWith('С обложкой', first.id);
      const form = { ...saveForm(document), isPublic: true };
      const made = await call(stories.create, { body: form, token });
      const { story } = expectContract(stories.create, made);
      expect(story.coverUrl).toBe(imagePath(first.id, 640, 'webp'));
      const params = { id: story.id };

      const chosen = await choose(context, token, { ...params, coverFileId: cover.id });
      const address = imagePath(cover.id, 640, 'webp');
      const facts = { coverUrl: address, coverFileId: cover.id, version: story.version };
      expect(chosen).toMatchObject(facts);
      expect((await readPath(context, address)).status).toBe(200);
      const whole = await call(stories.data, { params });
      expect(expectContract(stories.data, whole).coverUrl).toBe(mediaPath(cover.id));
      const card = await call(stories.card, { params });
      expect(expectContract(stories.card, card).coverFileId).toBeUndefined();

      const saved = await call(stories.update, { params, body: form, token });
      expect(expectContract(stories.update, saved).story.coverUrl).toBe(address);
      const body = { title: 'С другим названием', category: 'fantasy' as const };
      const described = await call(content.update, { params, body, token });
      expect(expectContract(content.update, described).coverUrl).toBe(address);
      const copied = await call(ownStories.duplicate, { params, token });
      const copy = expectContract(ownStories.duplicate, copied).story;
      expect(copy.coverUrl).toContain(`${address}?`);
      expectContract(
        content.remove,
        await call(content.remove, { params: { id: copy.id }, token }),
      );

      const reset = await choose(context, token, { ...params, coverFileId: null });
      expect(reset.coverUrl).toBe(imagePath(first.id, 640, 'webp'));
      expect((await readPath(context, imagePath(first.id, 640, 'webp'))).status).toBe(200);
    },
  },
  {
    name: 'the cover of a private story is shown to its owner alone, at a signed address',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id: coverFileId } = await uploadFile(context, token, pictureFile());
      const { id } = await createStory(context, token, 'Тайная обложка');
      const { coverUrl } = await choose(context, token, { id, coverFileId });
      const path = imagePath(coverFileId, 640, 'webp');
      expect(coverUrl).toContain(`${path}?`);
      expect((await readPath(context, coverUrl ?? '')).status).toBe(200);
      expectError(await readPath(context, path), 404, 'not-found');
      expectError(await readPath(context, path, await signIn(boris)), 404, 'not-found');

      const own = expectContract(stories.listOwn, await call(stories.listOwn, { token }));
      const listed = own.stories.find((story) => story.id === id);
      expect((await readPath(context, listed?.coverUrl ?? '')).status).toBe(200);

      const body = { publish: true };
      const published = await call(content.publish, { params: { id }, body, token });
      expect(expectContract(content.publish, published).coverUrl).toBe(path);
      expect((await readPath(context, path)).status).toBe(200);
      const hidden = await call(content.publish, {
        params: { id },
        body: { publish: false },
        token,
      });
      expectContract(content.publish, hidden);
      expectError(await readPath(context, path), 404, 'not-found');
    },
  },
  {
    name: 'a private story signs no file of another user',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const { id } = await uploadFile(context, await signIn(boris), pictureFile());
      const body = saveForm(storyWith('Чужая картинка', id));
      const made = await call(stories.create, { body, token: await signIn(anna) });
      expect(expectContract(stories.create, made).story.coverUrl).toBeNull();
    },
  },
  {
    name: 'a file is in use while it is a cover',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const file = await uploadFile(context, token, pictureFile('Обложка в деле.png'));
      const params = { id: file.id };
      const { id } = await createStory(context, token, 'С файлом на обложке');
      await choose(context, token, { id, coverFileId: file.id });
      const uses = await call(media.fileUses, { params, token });
      expect(expectContract(media.fileUses, uses)).toEqual({
        items: [{ storyId: id, title: 'С файлом на обложке', nodes: [], isCover: true }],
        isAvatar: false,
      });
      const unused = async () => {
        const query = { search: 'Обложка в деле', unused: 'true' as const };
        return expectContract(media.files, await call(media.files, { query, token })).total;
      };
      expect(await unused()).toBe(0);
      expectError(await call(media.removeFile, { params, token }), 409, 'media-in-use');
      await choose(context, token, { id, coverFileId: null });
      expect(await unused()).toBe(1);
      expectContract(media.removeFile, await call(media.removeFile, { params, token }));
    },
  },
  {
    name: 'no file of another user, no sound and no other story becomes a cover',
    async run(context) {
      const { call, signIn, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Без обложки');
      const update = (coverFileId: string, storyId = id) =>
        call(content.update, { params: { id: storyId }, body: { coverFileId }, token });
      const foreign = await uploadFile(context, await signIn(boris), pictureFile());
      expectError(await update(foreign.id), 404, 'not-found');
      const sound = await uploadFile(context, token, soundFile());
      expectError(await update(sound.id), 422, 'media-type-unsupported');
      const own = await uploadFile(context, token, pictureFile());
      expectError(await update(own.id, doorsStory.id), 404, 'story-not-found');
    },
  },
  {
    name: 'an avatar is seen by everyone until it is removed, and is in use until then',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { token, user } = await newAccount(context, 'avatar.one');
      expect(user.avatarUrl).toBeNull();
      const file = await uploadFile(context, token, pictureFile());
      const names = { username: 'avatar.one', displayName: '' };
      const update = async (body: { avatarFileId?: string | null }) => {
        const response = await call(account.updateProfile, { body: { ...names, ...body }, token });
        return expectContract(account.updateProfile, response).avatarUrl;
      };
      const address = await update({ avatarFileId: file.id });
      expect(address).toBe(imagePath(file.id, 320, 'webp'));
      expect(await update({})).toBe(address);
      const { me } = authentication;
      expect(expectContract(me, await call(me, { token })).avatarUrl).toBe(address);
      expect((await readPath(context, address ?? '')).status).toBe(200);

      const body = { text: 'С портретом' };
      const said = await call(feedback.comment, { params: { id: doorsStory.id }, body, token });
      expect(expectContract(feedback.comment, said).authorAvatarUrl).toBe(address);
      const listed = await call(feedback.comments, { params: { id: doorsStory.id } });
      const { items } = expectContract(feedback.comments, listed);
      expect(items[0]).toMatchObject({ ...body, authorAvatarUrl: address });

      const params = { id: file.id };
      const uses = await call(media.fileUses, { params, token });
      expect(expectContract(media.fileUses, uses)).toEqual({ items: [], isAvatar: true });
      const files = await call(media.files, { query: { unused: 'true' }, token });
      expect(expectContract(media.files, files).items).toEqual([]);
      expectError(await call(media.removeFile, { params, token }), 409, 'media-in-use');

      expect(await update({ avatarFileId: null })).toBeNull();
      expectError(await readPath(context, address ?? ''), 404, 'not-found');
      expectContract(media.removeFile, await call(media.removeFile, { params, token }));
      const foreign = await uploadFile(context, await signIn(anna), pictureFile());
      const refused = await call(account.updateProfile, {
        body: { ...names, avatarFileId: foreign.id },
        token,
      });
      expectError(refused, 404, 'not-found');
    },
  },
];
