import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { movingParts, smallTargets, unmarkedFocus } from './conditions.ts';
import { storyHooks } from './storyHooks.ts';

// Touch, forced colours and reduced motion are set for the whole browser context, see vitest.config.ts.
storyHooks.after = async () => {
  await page.viewport(1200, 900);
  // oxlint-disable vitest/no-standalone-expect -- the test is the story around this hook.
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  expect(smallTargets(), 'controls under 44 px for a finger').toEqual([]);
  expect(movingParts(), 'what moves though the reader asked for stillness').toEqual([]);
  expect(await unmarkedFocus(), 'controls whose focus forced colours hide').toEqual([]);
  // oxlint-enable vitest/no-standalone-expect
};
