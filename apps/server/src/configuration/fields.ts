import { z } from 'zod';
import { readTrustProxy } from './trusted-proxies.ts';

type NumberBounds = { minimum: number; maximum: number };

/** A whole number within bounds, written in digits. */
export const numberWithin = (name: string, { minimum, maximum }: NumberBounds) =>
  z.string().transform((text, context) => {
    const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    context.addIssue({
      code: 'custom',
      message: `${name} is "${text}": it must be a whole number from ${minimum} to ${maximum}.`,
    });
    return z.NEVER;
  });

/** The same with a default. */
export const wholeNumber = (
  name: string,
  { fallback, ...bounds }: NumberBounds & { fallback: number },
) => z.string().default(String(fallback)).pipe(numberWithin(name, bounds));

/** A switch: 1 is on, 0 is off. */
export const flag = (name: string, fallback: boolean) =>
  z
    .enum(['0', '1'], {
      error: (issue) => `${name} is "${String(issue.input)}": it must be 1 (on) or 0 (off).`,
    })
    .default(fallback ? '1' : '0')
    .transform((text) => text === '1');

/** Which proxies are trusted. */
export const trustedProxies = (name: string) =>
  z
    .string()
    .default('0')
    .transform((text, context) => {
      const trust = readTrustProxy(text);
      if (trust) return trust;
      context.addIssue({
        code: 'custom',
        message: `${name} is "${text}": it must be the number of proxies before the server, from 0 to 9, or their addresses, such as 10.0.0.0/8,192.168.1.5.`,
      });
      return z.NEVER;
    });

/** A secret that error messages never quote. */
export const secret = (
  name: string,
  minimumLength: number,
  without = 'so that the server makes one',
) =>
  z
    .string()
    .min(minimumLength, {
      error: `${name} is too short: it must have at least ${minimumLength} characters, or be left out ${without}.`,
    })
    .optional();

/** Secrets with commas or spaces between them, the newest first; error messages never quote them. */
export const secrets = (name: string, minimumLength: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((texts) => texts.every(({ length }) => length >= minimumLength), {
      error: `${name} has a key that is too short: each must have at least ${minimumLength} characters. Put a new key before the old ones, with a comma between them.`,
    });

/** The address of a server. */
export const webAddress = (name: string, example: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be a whole address, such as ${example}.`,
    })
    .optional();
