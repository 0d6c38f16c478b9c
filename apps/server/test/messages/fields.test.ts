import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldMessage } from '../../src/messages/fields.ts';

const schema = z.object({
  title: z.string().min(1).max(5),
  password: z.string().min(6),
  page: z.number().max(9),
  plan: z.enum(['SixMonths', 'OneYear']),
});

const messages = (locale: 'ru' | 'en', input: unknown) =>
  schema.safeParse(input).error?.issues.map((issue) => fieldMessage(locale, issue));

describe('the message of a field', () => {
  test('says what to do', () => {
    const input = { title: '', password: 'abc', page: 10, plan: 'Forever' };
    expect(messages('en', input)).toEqual([
      'Fill in this field',
      'Use at least 6 characters',
      'Needs to be at most 9',
      'Allowed values: SixMonths, OneYear',
    ]);
    expect(messages('ru', input)).toEqual([
      'Заполните это поле',
      'Знаков должно быть не меньше 6',
      'Нужно не больше 9',
      'Допустимы значения: SixMonths, OneYear',
    ]);
  });

  test('says what kind of value is needed', () => {
    const data = z.object({
      day: z.iso.date(),
      time: z.iso.datetime(),
      on: z.boolean(),
      of: z.array(z.int()),
    });
    const input = { day: 'вчера', time: '2026-11-28', on: 'да', of: [1.5] };
    const found = data.safeParse(input).error?.issues.map((issue) => fieldMessage('ru', issue));
    expect(found).toEqual([
      'Нужна дата вида 2026-11-28',
      'Нужно время вида 2026-11-28T12:00:00Z',
      'Нужно true или false',
      'Нужно целое число',
    ]);
  });

  test('names no types', () => {
    for (const locale of ['ru', 'en'] as const) {
      for (const message of messages(locale, {}) ?? []) {
        expect(message).not.toMatch(/string|NaN|undefined/);
      }
    }
  });
});
