import type { Capabilities, Health } from '../contract/index.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

/** Whether the server and what it stands on work. */
export const useHealth = (options?: HookOptions): ApiAnswer<Health> =>
  useAnswer('health', null, (client) => client.system.health(), options);

/** What the server can do; an error means a server that offers no more than the specification. */
export const useCapabilities = (options?: HookOptions): ApiAnswer<Capabilities> =>
  useAnswer('capabilities', null, (client) => client.system.capabilities(), options);
