import type { ApiError } from '@dreamfork/api-client';
import { expect, test } from 'vitest';
import { refusedFields } from './faults.ts';

const refusal = (rest: object): ApiError => ({
  kind: 'http',
  status: 400,
  code: 'request-invalid',
  message: 'Проверьте запрос.',
  ...rest,
});

const fields = ['username', 'email'] as const;

test('what the server says of a field stands at the field', () => {
  const errors = [
    { code: 'too-long', path: 'username', message: 'Слишком длинно' },
    { code: 'other', path: 'username', message: 'И ещё' },
    { code: 'other', path: 'unknown', message: 'Не наше' },
  ];
  expect(refusedFields(refusal({ errors }), fields)).toEqual({ username: 'Слишком длинно' });
});

test('a code that is about one field stands at it', () => {
  const taken = refusal({ status: 409, code: 'email-taken', message: 'Адрес занят' });
  expect(refusedFields(taken, fields, { 'email-taken': 'email' })).toEqual({
    email: 'Адрес занят',
  });
});

test('a lost connection is no fault of a field', () => {
  expect(refusedFields({ kind: 'network', message: 'Нет связи' }, fields)).toEqual({});
});
