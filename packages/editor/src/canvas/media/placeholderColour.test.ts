import { expect, test } from 'vitest';
import { placeholderColour } from './placeholderColour.ts';

test('a picture has its mean colour, whatever else is in its place has none', () => {
  expect(placeholderColour('zscFDIII+AiKiIdyi4g4j3IBpw==')).toMatch(/^rgb\(\d+ \d+ \d+\)$/);
  for (const damaged of ['', 'AA==', 'не base64']) {
    expect(placeholderColour(damaged)).toBeUndefined();
  }
});
