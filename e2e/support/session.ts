import type { SignInResponse } from '@dreamfork/api-client/contract';
import type { Page } from '@playwright/test';

/** Puts a session into the browser before its first page, where signing in is not what the flow is about. */
export async function signInWith(page: Page, { token, user }: SignInResponse): Promise<void> {
  await page.addInitScript(
    ([authToken, savedUser]) => {
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('user', savedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}
