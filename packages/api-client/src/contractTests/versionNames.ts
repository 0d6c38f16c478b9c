import { expect } from 'vitest';
import { contract, versionNameMaximumLength } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { listAll, nameVersion } from './savedVersions.ts';
import { createStory } from './saveStory.ts';

const { rename } = contract.versions;

export const versionNameCases: ContractCase[] = [
  {
    name: 'a version can be named, trimmed and as it stands, and lose its name again',
    async run(context) {
      const token = await context.signIn(anna);
      const { id } = await createStory(context, token, 'Сказка с именами');
      const html = '<img src=x onerror="alert(1)"> & «кавычки»';
      const named = await nameVersion(context, token, { id, version: 1, name: `  ${html} ` });
      expect(named).toMatchObject({ version: 1, name: html, kind: 'named' });
      expect((await listAll(context, token, id))[0]).toEqual(named);
      const bare = await nameVersion(context, token, { id, version: 1, name: null });
      expect(bare).toEqual({ ...named, name: null, kind: 'automatic' });
    },
  },
  {
    name: 'an empty name, one that is too long and one that is no text are refused',
    async run(context) {
      const { call, request, signIn, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Сказка без имени');
      const params = { id, version: 1 };
      for (const name of ['', '  \n ', 'Я'.repeat(versionNameMaximumLength + 1)]) {
        const response = await call(rename, { params, body: { name }, token });
        const { errors } = expectError(response, 400, 'request-invalid');
        expect(errors?.map(({ path }) => path)).toEqual(['name']);
      }
      const path = `/api/story/${id}/versions/1`;
      for (const body of [{}, { name: 7 }, { name: ['а'] }]) {
        const response = await request({ method: 'PUT', path, token, body });
        expectError(response, 400, 'request-invalid');
      }
      expect((await listAll(context, token, id))[0]?.name).toBeNull();
    },
  },
];
