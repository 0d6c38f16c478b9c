import { expect } from 'vitest';
import { optionalContract } from '../contract/index.ts';
import { anna, boris } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';

const { generation } = optionalContract;

/** What a server does that writes texts on request. */
export const generationCases: ContractCase[] = [
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
];
