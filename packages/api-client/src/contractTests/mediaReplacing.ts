import { expect } from 'vitest';
import { contract, imagePath, mediaPath, optionalContract } from '../contract/index.ts';
import { anna, boris, fixtureDocument } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { storyWith } from './mediaReading.ts';
import { saveForm } from './saveStory.ts';
import { pictureFile, uploadFile } from './uploadFile.ts';

const { account, content, stories } = contract;
const { media } = optionalContract;

/** What every server that offers `media` does when one file takes the place of another. */
export const mediaReplacingCases: ContractCase[] = [
  {
    name: 'a file takes the place of another in stories, on covers and as the avatar',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const old = await uploadFile(context, token, pictureFile());
      const fresh = await uploadFile(context, token, pictureFile('Отлив.png'));
      const save = async (title: string) => {
        const body = saveForm(storyWith(title, old.id));
        const made = await call(stories.create, { body, token });
        return expectContract(stories.create, made).story;
      };
      const open = await save('Открытая');
      const other = await save('Другая');
      const chosen = { params: { id: other.id }, body: { coverFileId: old.id }, token };
      expectContract(content.update, await call(content.update, chosen));
      const names = { username: anna.username, displayName: anna.displayName };
      const avatar = { body: { ...names, avatarFileId: old.id }, token };
      expectContract(account.updateProfile, await call(account.updateProfile, avatar));

      const params = { id: old.id };
      const body = { fileId: fresh.id, exceptStoryId: open.id };
      const answer = await call(media.replaceFile, { params, body, token });
      expect(expectContract(media.replaceFile, answer)).toEqual({
        replaced: [{ storyId: other.id, title: 'Другая' }],
        left: [],
      });
      const read = await call(stories.data, { params: { id: other.id }, token });
      const { nodes, version, coverUrl } = expectContract(stories.data, read);
      expect(version).toBe(2);
      expect(coverUrl).toBe(mediaPath(fresh.id));
      const [item] = nodes[0]?.media ?? [];
      expect(item).toMatchObject({ id: fresh.id, url: mediaPath(fresh.id), fileName: 'Отлив.png' });

      const uses = async (id: string) => {
        const told = await call(media.fileUses, { params: { id }, token });
        const { items, isAvatar } = expectContract(media.fileUses, told);
        return [items.map(({ storyId }) => storyId), isAvatar];
      };
      expect(await uses(old.id)).toEqual([[open.id], false]);
      expect(await uses(fresh.id)).toEqual([[other.id], true]);
      const profile = await call(account.updateProfile, { body: names, token });
      expect(expectContract(account.updateProfile, profile).avatarUrl).toBe(
        imagePath(fresh.id, 320, 'webp'),
      );
    },
  },
  {
    name: 'a file of another kind, or of somebody else, takes no place',
    async run(context) {
      const { call, signIn, expectError } = context;
      const token = await signIn(anna);
      const old = await uploadFile(context, token, pictureFile());
      const paper = new File([fixtureDocument()], 'Лоция.pdf', { type: 'application/pdf' });
      const document = await uploadFile(context, token, paper);
      const params = { id: old.id };
      const other = { params, body: { fileId: document.id }, token };
      expectError(await call(media.replaceFile, other), 422, 'media-type-unsupported');
      const stranger = await signIn(boris);
      const theirs = await uploadFile(context, stranger, pictureFile());
      const foreign = { params, body: { fileId: theirs.id }, token };
      expectError(await call(media.replaceFile, foreign), 404, 'not-found');
      const taken = { params, body: { fileId: theirs.id }, token: stranger };
      expectError(await call(media.replaceFile, taken), 404, 'not-found');
    },
  },
];
