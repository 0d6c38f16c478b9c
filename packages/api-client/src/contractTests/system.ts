import { expect } from 'vitest';
import { contract, features } from '../contract/index.ts';
import type { ContractCase } from './context.ts';

const { health, capabilities } = contract.system;

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
];
