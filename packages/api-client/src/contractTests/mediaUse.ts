import { expect } from 'vitest';
import { contract, optionalContract, removableAfterDays } from '../contract/index.ts';
import { anna, boris } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { storyWith } from './mediaReading.ts';
import { saveForm, smallStory } from './saveStory.ts';
import { pictureFile, uploadFile } from './uploadFile.ts';

const { account, content, stories } = contract;
const { media } = optionalContract;

/** Since when nothing uses a file, as its owner reads it. */
async function unusedSince({ call, expectContract }: CaseContext, token: string, id: string) {
  const read = await call(media.file, { params: { id }, token });
  return expectContract(media.file, read).unusedSince;
}

/** What every server that offers `media` tells of files that nothing uses. */
export const mediaUseCases: ContractCase[] = [
  {
    name: 'a file is unused from its upload, used while a story shows it, and unused again after it',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const {
        id,
        uploadedAt,
        unusedSince: atFirst,
      } = await uploadFile(context, token, pictureFile());
      expect(atFirst).toBe(uploadedAt);
      const made = await call(stories.create, { body: saveForm(storyWith('Маяк', id)), token });
      const { story } = expectContract(stories.create, made);
      expect(await unusedSince(context, token, id)).toBeUndefined();
      const body = saveForm(smallStory('Маяк'));
      const params = { id: story.id };
      expectContract(stories.update, await call(stories.update, { params, body, token }));
      const again = await unusedSince(context, token, id);
      expect(Date.parse(String(again))).toBeGreaterThan(Date.parse(uploadedAt));
    },
  },
  {
    name: 'a cover and an avatar are uses',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const { id } = await uploadFile(context, token, pictureFile());
      const made = await call(stories.create, { body: saveForm(smallStory('Маяк')), token });
      const { story } = expectContract(stories.create, made);
      const setCover = async (coverFileId: string | null) => {
        const chosen = { params: { id: story.id }, body: { coverFileId }, token };
        expectContract(content.update, await call(content.update, chosen));
      };
      const setAvatar = async (avatarFileId: string | null) => {
        const { username, displayName } = anna;
        const chosen = { body: { username, displayName, avatarFileId }, token };
        expectContract(account.updateProfile, await call(account.updateProfile, chosen));
      };
      const isUnused = async () => (await unusedSince(context, token, id)) !== undefined;
      await setCover(id);
      expect(await isUnused()).toBe(false);
      await setAvatar(id);
      await setCover(null);
      expect(await isUnused()).toBe(false);
      await setAvatar(null);
      expect(await isUnused()).toBe(true);
    },
  },
  {
    name: 'the story of a file that was deleted still uses it while it can be restored',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id } = await uploadFile(context, token, pictureFile());
      const made = await call(stories.create, { body: saveForm(storyWith('Маяк', id)), token });
      const params = { id: expectContract(stories.create, made).story.id };
      expectContract(stories.remove, await call(stories.remove, { params, token }));
      expect(await unusedSince(context, token, id)).toBeUndefined();
      expectError(await call(media.removeFile, { params: { id }, token }), 409, 'media-in-use');
    },
  },
  {
    name: 'a file that was used until lately is not proposed for removal',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(boris);
      const { id } = await uploadFile(context, token, pictureFile());
      const ids = async (query: object) => {
        const response = await call(media.files, { query, token });
        return expectContract(media.files, response).items.map((file) => file.id);
      };
      expect(await ids({ unused: 'true' })).toContain(id);
      expect(await ids({ unusedDays: removableAfterDays })).not.toContain(id);
      const wrong = await call(media.files, { query: { unusedDays: 0 }, token });
      expectError(wrong, 400, 'request-invalid');
    },
  },
];
