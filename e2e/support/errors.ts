import type { Page } from '@playwright/test';

/** Collects what the page throws or logs as an error while a flow runs. */
export function watchForErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return () => errors;
}
