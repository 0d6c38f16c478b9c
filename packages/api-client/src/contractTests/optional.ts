import { expect } from 'vitest';
import { optionalContract } from '../contract/index.ts';
import { anna, boris, lighthouseStory, unknownId } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { formWith } from './uploadFile.ts';

const { generation, storyFiles } = optionalContract;

/** What a server does that offers texts on request and stories as files; so far none but the mock does. */
export const optionalCases: ContractCase[] = [
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
