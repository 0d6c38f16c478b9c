import { signInRoutes } from '@dreamfork/api-client/contract';
import { actorOf } from '../services/audit/record-act.ts';
import { listFailures } from '../services/authentication/sign-in-failures.ts';
import { listLocks, unlock } from '../services/authentication/sign-in-limits.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerSignInRoutes: RouteGroup = ({ answer, services }) => {
  answer(signInRoutes.failures, ({ query }) => listFailures(services, query));
  answer(signInRoutes.locks, ({ query }) => listLocks(services, query));
  answer(signInRoutes.unlock, async (call) => {
    await unlock(services, { id: call.params.id, actor: actorOf(call) });
    return { success: true as const };
  });
};
