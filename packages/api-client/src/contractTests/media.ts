import { expect } from 'vitest';
import { optionalContract } from '../contract/index.ts';
import {
  anna,
  boris,
  fixtureCaptions,
  fixtureDocument,
  fixturePicture,
  lighthouseStory,
  unknownId,
} from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { formWith, pictureFile, sendFile, soundFile, uploadFile } from './uploadFile.ts';

const { media } = optionalContract;

/** What every server that offers `media` does with files and what is known about them. */
export const mediaFileCases: ContractCase[] = [
  {
    name: 'an uploaded picture is measured and in the list of its owner',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const file = await uploadFile(context, token, pictureFile());
      expect(file).toMatchObject({
        originalFileName: 'Фонарь.png',
        mimeType: 'image/png',
        fileSize: fixturePicture.png.length,
        type: 0,
        description: 'Прилив',
        tags: 'node-lamp,uploaded',
        width: fixturePicture.width,
        height: fixturePicture.height,
      });
      expect(file.placeholder).toMatch(/^[\w+/]+=*$/);
      const params = { id: file.id };
      expect(expectContract(media.file, await call(media.file, { params, token }))).toEqual(file);
      const list = expectContract(media.files, await call(media.files, { token }));
      expect(list.items[0]).toEqual(file);
    },
  },
  {
    name: 'a sound keeps the waveform that came with it; a document, captions and their types are told',
    async run(context) {
      const token = await context.signIn(anna);
      const waveform = [0, 80, 255, 40];
      const sound = await uploadFile(context, token, soundFile(), { waveform });
      expect(sound).toMatchObject({ mimeType: 'audio/mpeg', type: 2, waveform });
      const paper = new File([fixtureDocument()], 'Лоция.pdf', { type: 'application/pdf' });
      const document = await uploadFile(context, token, paper);
      expect(document).toMatchObject({ mimeType: 'application/pdf', type: 3 });
      const lines = new File([fixtureCaptions], 'Тишина.vtt', { type: 'text/vtt' });
      expect((await uploadFile(context, token, lines)).mimeType).toBe('text/vtt');
    },
  },
  {
    name: 'a file whose content is not what its name says, and a form without a file, are refused',
    async run(context) {
      const { signIn, expectError } = context;
      const token = await signIn(anna);
      const page = new File(['<html><script>alert(1)</script></html>'], 'Маяк.png', {
        type: 'image/png',
      });
      const response = await sendFile(context, token, formWith(page));
      expectError(response, 422, 'media-type-unsupported');
      const empty = new FormData();
      empty.set('description', 'Без файла');
      expectError(await sendFile(context, token, empty), 400, 'request-invalid');
    },
  },
  {
    name: 'files are found by words and type, and sorted',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(boris);
      const low = await uploadFile(context, token, pictureFile('А - Причал.png'));
      const sound = await uploadFile(context, token, soundFile('Б - Причал.mp3'));
      const found = async (query: object) => {
        const response = await call(media.files, { query, token });
        const { items, total } = expectContract(media.files, response);
        return { ids: items.map(({ id }) => id), total };
      };
      const search = 'причал';
      expect(await found({ search })).toEqual({ ids: [sound.id, low.id], total: 2 });
      expect(await found({ search, sort: 'name' })).toEqual({ ids: [low.id, sound.id], total: 2 });
      expect((await found({ search, sort: 'largest' })).ids).toEqual([sound.id, low.id]);
      expect(await found({ search, type: 'audio' })).toEqual({ ids: [sound.id], total: 1 });
      expect(await found({ search, take: 1 })).toEqual({ ids: [sound.id], total: 2 });
      expect((await found({ search, unused: 'true' })).total).toBe(2);
      const kept = { params: { id: low.id }, body: { isKept: true }, token };
      expectContract(media.updateFile, await call(media.updateFile, kept));
      expect((await found({ search, unused: 'true' })).ids).toEqual([sound.id]);
      expect((await found({ search: 'никто так не назвал' })).total).toBe(0);
    },
  },
  {
    name: 'a file is renamed, described and kept by its owner alone',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const { id } = await uploadFile(context, token, pictureFile());
      const params = { id };
      const body = { originalFileName: 'Маяк.png', description: 'Ночь', isKept: true };
      const changed = await call(media.updateFile, { params, body, token });
      expect(expectContract(media.updateFile, changed)).toMatchObject({ id, ...body });
      const read = await call(media.file, { params, token });
      expect(expectContract(media.file, read)).toMatchObject(body);
    },
  },
  {
    name: 'an unused file is deleted, and takes no room any more',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(boris);
      const room = async () => expectContract(media.storage, await call(media.storage, { token }));
      const before = await room();
      const { id, fileSize } = await uploadFile(context, token, pictureFile());
      expect(await room()).toMatchObject({
        usedBytes: before.usedBytes + fileSize,
        fileCount: before.fileCount + 1,
      });
      const params = { id };
      expectContract(media.removeFile, await call(media.removeFile, { params, token }));
      expectError(await call(media.file, { params, token }), 404, 'not-found');
      expect(await room()).toEqual(before);
    },
  },
  {
    name: 'a use of a file is noted, read, changed and forgotten',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id: mediaFileId } = await uploadFile(context, token, pictureFile());
      const body = {
        storyFlowId: lighthouseStory.id,
        mediaFileId,
        position: { x: 15, y: 30 },
        title: 'Прилив',
        description: '',
      };
      const created = await call(media.createNode, { body, token });
      const node = expectContract(media.createNode, created);
      const params = { id: node.id };
      const changed = await call(media.updateNode, { params, body: { title: 'Отлив' }, token });
      expect(expectContract(media.updateNode, changed)).toEqual({ ...node, title: 'Отлив' });
      const read = await call(media.node, { params, token });
      expect(expectContract(media.node, read).title).toBe('Отлив');
      const ofStory = { params: { id: lighthouseStory.id }, token };
      const all = expectContract(media.storyNodes, await call(media.storyNodes, ofStory));
      expect(all.items).toContainEqual({ ...node, title: 'Отлив' });
      expectContract(media.removeNode, await call(media.removeNode, { params, token }));
      expectError(await call(media.node, { params, token }), 404, 'not-found');
    },
  },
  {
    name: 'no file is fetched from inside the network, or from what is no address',
    async run({ call, signIn, expectError }) {
      const token = await signIn(anna);
      for (const url of ['http://127.0.0.1/secret.png', 'file:///etc/passwd', 'никуда']) {
        const response = await call(media.fetchFile, { body: { url }, token });
        expectError(response, 422, 'media-address-refused');
      }
    },
  },
  {
    name: 'tells what may be uploaded, and knows nothing of a file that is not there',
    async run({ call, signIn, expectContract, expectError }) {
      const supported = await call(media.supportedTypes, {});
      expect(expectContract(media.supportedTypes, supported).mimeTypes).toContain('image/png');
      const token = await signIn(anna);
      const params = { id: unknownId };
      expectError(await call(media.file, { params, token }), 404, 'not-found');
      expectError(await call(media.fileUses, { params, token }), 404, 'not-found');
    },
  },
];
