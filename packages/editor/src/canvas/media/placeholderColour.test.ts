import { expect, test } from 'vitest';
import { placeholderColour, toHex } from './placeholderColour.ts';

test('a picture has its mean colour, whatever else is in its place has none', () => {
  const colour = placeholderColour('zscFDIII+AiKiIdyi4g4j3IBpw==');
  expect(toHex(colour ?? -1)).toMatch(/^#[\da-f]{6}$/);
  expect(toHex(0x00_0a_ff)).toBe('#000aff');
  for (const damaged of ['', 'AA==', 'не base64']) {
    expect(placeholderColour(damaged)).toBeUndefined();
  }
});
