import type { SignInResponse } from '@dreamfork/api-client/contract';
import type { Page } from '@playwright/test';

/** Stores a session in the browser before its first page, for flows that do not test the login. */
export async function signInWith(page: Page, { token, user }: SignInResponse): Promise<void> {
  await page.addInitScript(
    ([authToken, savedUser]) => {
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('user', savedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}
