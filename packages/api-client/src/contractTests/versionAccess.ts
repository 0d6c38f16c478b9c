import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { anna, boris, doorsStory, fixtureVersions, lighthouseStory } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { createNamed } from './savedVersions.ts';

const { list, read, rename } = contract.versions;
const { remove } = contract.stories;

/** Paging through versions, whose they are, and what is asked for in vain. */
export const versionAccessCases: ContractCase[] = [
  {
    name: 'versions come in pages, newest first, and each once',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(anna);
      const params = { id: lighthouseStory.id };
      const all = fixtureVersions
        .filter(({ storyId }) => storyId === params.id)
        .map(({ version }) => version)
        .toSorted((one, other) => other - one);
      const seen: number[] = [];
      for (let cursor: number | null | undefined; cursor !== null; ) {
        const query = { limit: 2, ...(cursor === undefined ? {} : { cursor }) };
        const page = expectContract(list, await call(list, { params, query, token }));
        seen.push(...page.items.map(({ version }) => version));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(all);
    },
  },
  {
    name: 'a version that is not there is named as such, and what is no version is refused',
    async run({ call, request, signIn, expectError }) {
      const token = await signIn(boris);
      const { id } = doorsStory;
      const params = { id, version: 999 };
      expectError(await call(read, { params, token }), 404, 'version-not-found');
      const naming = await call(rename, { params, body: { name: 'Нет' }, token });
      expectError(naming, 404, 'version-not-found');
      for (const version of ['0', '-1', '1e99', 'NaN', '1.5', 'две', '2147483648', '%20']) {
        const path = `/api/story/${id}/versions/${version}`;
        expectError(await request({ method: 'GET', path, token }), 400, 'request-invalid');
        const put = await request({ method: 'PUT', path, token, body: { name: 'а' } });
        expectError(put, 400, 'request-invalid');
      }
      for (const query of ['cursor=0', 'cursor=x', 'limit=0', 'limit=101', 'limit=1e9']) {
        const path = `/api/story/${id}/versions?${query}`;
        expectError(await request({ method: 'GET', path, token }), 400, 'request-invalid');
      }
    },
  },
  {
    name: 'deleting a story deletes its versions',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const id = await createNamed(context, token, 'Сказка до полуночи');
      expectContract(remove, await call(remove, { params: { id }, token }));
      expectError(await call(list, { params: { id }, token }), 404, 'story-not-found');
      const old = await call(read, { params: { id, version: 1 }, token });
      expectError(old, 404, 'story-not-found');
    },
  },
];
