import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';

const { createNode } = contract.stories;

const draft = {
  title: 'Новый текст',
  type: 'text' as const,
  content: 'Введите текст узла...',
  position: { x: 405, y: 195 },
};

/** Asking the server for a node. */
export const nodeCases: ContractCase[] = [
  {
    name: 'a new node gets an id of its own, for a guest and for an author',
    async run({ call, signIn, expectContract }) {
      const guest = expectContract(createNode, await call(createNode, { body: draft }));
      const token = await signIn(anna);
      const author = expectContract(createNode, await call(createNode, { body: draft, token }));
      expect(guest).toMatchObject(draft);
      expect(author).toMatchObject(draft);
      expect(author.id).not.toBe(guest.id);
    },
  },
  {
    name: 'a node of an unknown type is refused',
    async run({ request, expectError }) {
      const { method, path } = createNode;
      const response = await request({ method, path, body: { ...draft, type: 'dream' } });
      const { errors } = expectError(response, 400, 'request-invalid');
      expect(errors?.map((error) => error.path)).toContain('type');
    },
  },
];
