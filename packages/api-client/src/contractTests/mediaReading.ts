import { expect } from 'vitest';
import { contract, imagePath, mediaPath, optionalContract } from '../contract/index.ts';
import { anna, boris } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { saveForm, smallStory } from './saveStory.ts';
import { pictureFile, uploadFile } from './uploadFile.ts';

const { media } = optionalContract;
const { create, update } = contract.stories;

/** Reads a path, as a guest without a token. */
export const readPath = ({ request }: CaseContext, path: string, token?: string) =>
  request({ method: 'GET', path, ...(token ? { token } : {}) });

/** A story whose first node shows a picture. */
export function storyWith(title: string, fileId: string) {
  const document = smallStory(title);
  const [first, ...others] = document.nodes;
  if (!first) throw new Error('The story has no nodes.');
  const shown = {
    id: fileId,
    mediaType: 'image' as const,
    url: mediaPath(fileId),
    title: '',
    description: '',
    fileSize: 1,
    mimeType: 'image/png',
    order: 0,
    isActive: true,
  };
  return { ...document, nodes: [{ ...first, media: [shown] }, ...others] };
}

/** What every server that offers `media` does when contents are read. */
export const mediaReadingCases: ContractCase[] = [
  {
    name: 'a file that no public story uses is read by its owner alone',
    async run(context) {
      const { signIn, expectError } = context;
      const token = await signIn(anna);
      const { id } = await uploadFile(context, token, pictureFile());
      const own = await readPath(context, mediaPath(id), token);
      expect(own.status).toBe(200);
      expect(own.headers['content-type']).toBe('image/png');
      const small = await readPath(context, imagePath(id, 320, 'webp'), token);
      expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
      const modern = await readPath(context, imagePath(id, 320, 'avif'), token);
      expect([modern.status, modern.headers['content-type']]).toEqual([200, 'image/avif']);
      const other = await signIn(boris);
      for (const path of [mediaPath(id), imagePath(id, 320, 'webp')]) {
        expectError(await readPath(context, path), 404, 'not-found');
        expectError(await readPath(context, path, other), 404, 'not-found');
      }
    },
  },
  {
    name: 'a signed address shows a file without a token, and opens nothing else',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id } = await uploadFile(context, token, pictureFile());
      const paths = [mediaPath(id), imagePath(id, 640, 'webp')];
      const signed = await call(media.sign, { body: { paths }, token });
      const { items } = expectContract(media.sign, signed);
      expect(items.map(({ path }) => path)).toEqual(paths);
      for (const { path, signedPath, expiresAt } of items) {
        expect(signedPath.startsWith(`${path}?`)).toBe(true);
        expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 60_000);
        expect((await readPath(context, signedPath)).status).toBe(200);
      }
      const search = items[0]?.signedPath.split('?')[1] ?? '';
      const elsewhere = await readPath(context, `${imagePath(id, 320, 'webp')}?${search}`);
      expectError(elsewhere, 404, 'not-found');
      const forged = await readPath(context, `${mediaPath(id)}?${search.slice(0, -2)}`);
      expectError(forged, 404, 'not-found');
      const stranger = await signIn(boris);
      const refused = await call(media.sign, { body: { paths }, token: stranger });
      expectError(refused, 404, 'not-found');
    },
  },
  {
    name: 'a file is open to everyone while a public story uses it, and cannot be deleted',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id } = await uploadFile(context, token, pictureFile());
      const document = storyWith('Сказка с картинкой', id);
      const [node] = document.nodes;
      const body = { ...saveForm(document), isPublic: true };
      const { story } = expectContract(create, await call(create, { body, token }));
      expect((await readPath(context, mediaPath(id))).status).toBe(200);
      expect((await readPath(context, imagePath(id, 640, 'avif'))).status).toBe(200);
      const params = { id };
      const uses = await call(media.fileUses, { params, token });
      expect(expectContract(media.fileUses, uses).items).toEqual([
        {
          storyId: story.id,
          title: 'Сказка с картинкой',
          nodes: [{ id: node?.id, title: node?.title }],
          isCover: false,
        },
      ]);
      expectError(await call(media.removeFile, { params, token }), 409, 'media-in-use');

      const closed = { ...saveForm(document, { version: 1 }), isPublic: false };
      expectContract(update, await call(update, { params: { id: story.id }, body: closed, token }));
      expectError(await readPath(context, mediaPath(id)), 404, 'not-found');
      expectError(await call(media.removeFile, { params, token }), 409, 'media-in-use');

      const without = saveForm(smallStory('Сказка без картинки'), { version: 2 });
      expectContract(
        update,
        await call(update, { params: { id: story.id }, body: without, token }),
      );
      expect(
        expectContract(media.fileUses, await call(media.fileUses, { params, token })).items,
      ).toEqual([]);
    },
  },
];
