import { startSession } from '../../src/services/authentication/sessions.ts';
import type { Services } from '../../src/services/services.ts';

const device = { browser: null, system: null, isMobile: false };

/** Starts a session without a password; nothing for a user who is not there. */
export async function openSession(services: Services, userId: string): Promise<string | undefined> {
  const user = await services.database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirst();
  return user && startSession(services, { user, isRemembered: false, device });
}
