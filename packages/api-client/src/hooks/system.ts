import type { Capabilities, Health } from '../contract/index.ts';
import type { Read } from './read.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

export const health: Read<null, Health> = {
  name: 'health',
  ask: (client) => client.system.health(),
};

export const capabilities: Read<null, Capabilities> = {
  name: 'capabilities',
  ask: (client) => client.system.capabilities(),
};

/** Whether the server and what it stands on work. */
export const useHealth = (options?: HookOptions): ApiAnswer<Health> =>
  useAnswer(health, null, options);

/** What the server can do; an error means a server that offers no more than the specification. */
export const useCapabilities = (options?: HookOptions): ApiAnswer<Capabilities> =>
  useAnswer(capabilities, null, options);
