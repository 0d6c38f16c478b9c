import { expect, test } from 'vitest';
import { deviceOf } from './createPlayRecorder.ts';

test.each([
  [360, 'phone'],
  [599, 'phone'],
  [600, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('a screen of %d pixels is a %s', (width, device) => {
  expect(deviceOf(width)).toBe(device);
});
