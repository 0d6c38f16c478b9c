import { type SessionUser, sessionUser } from '@dreamfork/api-client';

/** The user that was saved with the token; null when the text is no user. */
export function parseSavedUser(text: string | null): SessionUser | null {
  if (!text) return null;
  try {
    const parsed = sessionUser.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
