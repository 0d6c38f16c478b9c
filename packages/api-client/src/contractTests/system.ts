import { expect } from 'vitest';
import { contract, features } from '../contract/index.ts';
import type { ContractCase } from './context.ts';

const { health, capabilities, reportError } = contract.system;

/** What anyone may ask of the server itself. */
export const systemCases: ContractCase[] = [
  {
    name: 'health says that the server and its services work',
    async run({ call, expectContract }) {
      const response = expectContract(health, await call(health, {}));
      expect(response.status).toBe('ok');
      expect(response.services.length).toBeGreaterThan(0);
      expect(response.services.filter((service) => service.status === 'down')).toEqual([]);
    },
  },
  {
    name: 'capabilities name every feature of this contract, but those that an operator switches on',
    async run({ call, expectContract }) {
      const response = expectContract(capabilities, await call(capabilities, {}));
      const always = features.filter((feature) => feature !== 'googleSignIn');
      expect(response.features).toEqual(expect.arrayContaining(always));
      expect(response.mail).toBeTypeOf('boolean');
    },
  },
  {
    name: 'an error in a browser is taken without an account, and only in its bounds',
    async run({ call, expectContract }) {
      const error = { kind: 'error', name: 'TypeError', page: '/app/editor/:id' } as const;
      const frames = ['/assets/site-B4x1.js:1:2345'];
      expectContract(reportError, await call(reportError, { body: { ...error, frames } }));
      const withText = { ...error, page: '/story/Моя история', frames };
      expect((await call(reportError, { body: withText })).status).toBe(400);
      const tooMany = { ...error, frames: Array.from({ length: 21 }, () => frames[0] ?? '') };
      expect((await call(reportError, { body: tooMany })).status).toBe(400);
    },
  },
];
