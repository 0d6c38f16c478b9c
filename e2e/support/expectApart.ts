import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Expects that one part of the page covers nothing of another, once it has come to rest. */
export const expectApart = (one: Locator, other: Locator): Promise<void> =>
  expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('One of the parts is not there.');
    const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
    const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(isBeside || isAbove, JSON.stringify([a, b])).toBe(true);
  }).toPass();
