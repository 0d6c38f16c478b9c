import { expect } from 'vitest';
import { type MediaFile, optionalContract } from '../contract/index.ts';
import { anna, boris, lighthouseStory, unknownId } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';

const { media, generation, storyFiles } = optionalContract;

function formWith(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('description', 'Прилив');
  form.set('tags', 'node-lamp,uploaded');
  return form;
}

async function upload({ request, expectContract }: CaseContext, token: string): Promise<MediaFile> {
  const form = formWith(new File(['волны'], 'волны.mp3', { type: 'audio/mpeg' }));
  const { method, path } = media.upload;
  return expectContract(media.upload, await request({ method, path, form, token }));
}

/** What a server does that offers the groups of `optionalContract`; so far none but the mock does. */
export const optionalCases: ContractCase[] = [
  {
    name: 'an uploaded file is known to its owner and to nobody else',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const file = await upload(context, token);
      expect(file).toMatchObject({
        originalFileName: 'волны.mp3',
        mimeType: 'audio/mpeg',
        type: 2,
      });
      const params = { id: file.id };
      expect(expectContract(media.file, await call(media.file, { params, token }))).toEqual(file);
      const list = expectContract(media.files, await call(media.files, { token }));
      expect(list.items[0]).toEqual(file);
      const other = await call(media.file, { params, token: await signIn(boris) });
      expectError(other, 404, 'not-found');
    },
  },
  {
    name: 'a use of a file is noted, read, changed and forgotten',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id: mediaFileId } = await upload(context, token);
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
    name: 'tells what may be uploaded and how much room it takes',
    async run({ call, signIn, expectContract }) {
      expectContract(media.supportedTypes, await call(media.supportedTypes, {}));
      const token = await signIn(anna);
      expectContract(media.storage, await call(media.storage, { token }));
    },
  },
  {
    name: 'writes a text with a model of a provider',
    async run({ call, signIn, expectContract, expectError }) {
      const token = await signIn(anna);
      const { providers } = expectContract(
        generation.providers,
        await call(generation.providers, { token }),
      );
      const provider = providers[0]?.name ?? '';
      const models = await call(generation.models, { query: { provider }, token });
      const [model = ''] = expectContract(generation.models, models).models;
      const body = { provider, model, prompt: 'Опишите маяк.' };
      const written = await call(generation.generate, { body, token });
      expect(expectContract(generation.generate, written).content).not.toBe('');
      const unknown = await call(generation.models, { query: { provider: 'никто' }, token });
      expectError(unknown, 404, 'not-found');
    },
  },
  {
    name: 'keeps the templates of each user apart',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(anna);
      const body = { key: 'user.1', title: 'Гроза', nodeType: 'text', prompt: 'Гроза.' } as const;
      const saved = await call(generation.saveTemplate, { body, token });
      expect(expectContract(generation.saveTemplate, saved)).toEqual(body);
      const templatesOf = async (of: string) =>
        expectContract(generation.templates, await call(generation.templates, { token: of }))
          .templates;
      expect(await templatesOf(token)).toContainEqual(body);
      expect(await templatesOf(await signIn(boris))).not.toContainEqual(body);
    },
  },
  {
    name: 'a story is exported to its owner and imported as a job',
    async run({ call, request, signIn, expectContract, expectError }) {
      const token = await signIn(anna);
      const params = { id: lighthouseStory.id };
      const exported = await call(storyFiles.exportStory, { params, token });
      expect(exported.status).toBe(200);
      expect(exported.headers['content-disposition']).toMatch(/^attachment; .*\.df/);
      const missing = await call(storyFiles.exportStory, { params: { id: unknownId }, token });
      expectError(missing, 404, 'story-not-found');

      const { method, path } = storyFiles.importStory;
      const form = formWith(new File(['{}'], 'маяк.df'));
      const started = await request({ method, path, form, token });
      const { jobId = '' } = expectContract(storyFiles.importStory, started);
      const statuses: string[] = [];
      for (let asked = 0; asked < 2; asked++) {
        const job = await call(storyFiles.importJob, { params: { id: jobId }, token });
        statuses.push(expectContract(storyFiles.importJob, job).status);
      }
      expect(statuses).toEqual(['running', 'succeeded']);
    },
  },
];
