import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const openPages = {
  '/': { heading: /^Истории,/, title: /Истории, в\sкоторых решает читатель · Dreamfork/ },
  '/stories': { heading: 'Истории', title: /^Истории · Dreamfork$/ },
  '/help': { heading: 'Помощь', title: /^Помощь · Dreamfork$/ },
  '/contacts': { heading: 'Контакты', title: /^Контакты · Dreamfork$/ },
  '/about': { heading: 'О проекте', title: /^О\sпроекте · Dreamfork$/ },
  '/licenses': { heading: 'Лицензии', title: /^Лицензии · Dreamfork$/ },
};

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Waits until the site's script has taken over the page. */
export const isTakenOver = (page: Page) => expect(page.locator('#prerendered')).toHaveCount(0);

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Основная навигация' });
