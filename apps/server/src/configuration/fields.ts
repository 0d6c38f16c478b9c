import { z } from 'zod';

type NumberBounds = { fallback: number; minimum: number; maximum: number };

/** A whole number within bounds, written in digits. */
export const wholeNumber = (name: string, { fallback, minimum, maximum }: NumberBounds) =>
  z
    .string()
    .default(String(fallback))
    .transform((text, context) => {
      const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
      if (value >= minimum && value <= maximum) return value;
      context.addIssue({
        code: 'custom',
        message: `${name} is "${text}": it must be a whole number from ${minimum} to ${maximum}.`,
      });
      return z.NEVER;
    });

/** A switch: 1 is on, 0 is off. */
export const flag = (name: string, fallback: boolean) =>
  z
    .enum(['0', '1'], {
      error: (issue) => `${name} is "${String(issue.input)}": it must be 1 (on) or 0 (off).`,
    })
    .default(fallback ? '1' : '0')
    .transform((text) => text === '1');

/** A secret that is never quoted back, not even in a mistake. */
export const secret = (name: string, minimumLength: number) =>
  z
    .string()
    .min(minimumLength, {
      error: `${name} is too short: it must have at least ${minimumLength} characters, or be left out so that the server makes one.`,
    })
    .optional();
