import { expect, type Locator, type Page } from '@playwright/test';
import { isFullRun } from '../../scripts/testScope.ts';
import { entries, pagesByPlace } from './built.ts';
import { test } from './test.ts';

/** What assistive technology finds in a story whose name ends so. */
const claims: [name: RegExp, shown: string][] = [
  [
    /\bopen(ed)?$/,
    ':is([role=dialog], [role=menu], [role=listbox], [aria-expanded=true], [aria-pressed=true])',
  ],
  [/\b(expanded|unfolded)$/, '[aria-expanded=true]'],
  [/\b(collapsed|folded)$/, '[aria-expanded=false]'],
  [/\bselected$/, ':is([aria-selected=true], input:checked)'],
  [/\bpressed$/, '[aria-pressed=true]'],
  [/\b(disabled|unavailable)$/, ':is(:disabled, [aria-disabled=true])'],
  [/\binvalid( fields?)?$/, '[aria-invalid=true]'],
  [/\bloading$/, ':is([aria-busy=true], [role=progressbar], [role=status])'],
  [/\bfailing$/, '[role=alert]'],
  [/\bpending$/, ':is([aria-busy=true], [role=progressbar], :disabled, [aria-disabled=true])'],
  [
    /^(nothing|.*found|.*empty)$/,
    'text=/(^|\\s)нет([\\s.,]|$)|пуст|ничего|никто|не найден|\\bno\\b|not/i >> visible=true',
  ],
];

const claimOf = (name: string): string | undefined => {
  const state = name.toLowerCase().replace(/( in)? (dark|creative|english)$/, '');
  return claims.find(([pattern]) => pattern.test(state))?.[1];
};

/** The stories of a docs page whose names are states. */
function statesOf(id: string) {
  const title = entries().find((entry) => entry.id === id)?.title;
  return entries().flatMap(({ id: story, title: page, name, tags }) => {
    const claim = claimOf(name);
    return page === title && tags?.includes('autodocs') && claim ? [{ story, claim }] : [];
  });
}

/** A story of a docs page: in the page, or in a frame. */
async function openStory(page: Page, id: string): Promise<Locator> {
  // The first story of a page may also stand in its playground, at rest.
  const anchor = page.locator(`[id="anchor--${id}"], [id="anchor--primary--${id}"]`).last();
  await anchor.scrollIntoViewIfNeeded();
  const story = anchor.locator('[data-story], [data-story-block]').first();
  await expect(story).toBeAttached();
  const isFramed = (await story.getAttribute('data-story')) !== null;
  return isFramed ? story.locator('iframe').contentFrame().locator('body') : story;
}

const visits: [string, string[]][] = isFullRun
  ? pagesByPlace()
  : [['components', ['components-forms-combobox--docs']]];

for (const [place, ids] of visits) {
  const pages = ids.map((id) => ({ id, states: statesOf(id) }));
  if (pages.every(({ states }) => states.length === 0)) continue;
  test(`stories of ${place} whose names are states show them on docs pages`, async ({ page }) => {
    test.slow();
    for (const { id, states } of pages.filter((each) => each.states.length > 0)) {
      await page.goto(`iframe.html?viewMode=docs&id=${id}&globals=theme:light`);
      for (const { story, claim } of states) {
        const shown = (await openStory(page, story)).locator(claim);
        await expect.soft(shown, story).not.toHaveCount(0);
      }
    }
  });
}
