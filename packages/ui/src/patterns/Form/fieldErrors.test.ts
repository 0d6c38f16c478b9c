import { expect, test } from 'vitest';
import { fieldErrorsOf, type SubmitError } from './fieldErrors.ts';

const rejection = (rest: object): SubmitError => ({
  code: 'request-invalid',
  message: 'Проверьте запрос.',
  ...rest,
});

const fields = ['username', 'email'] as const;

test('the first message of the server for a field is shown at the field', () => {
  const errors = [
    { code: 'too-long', path: 'username', message: 'Слишком длинно' },
    { code: 'other', path: 'username', message: 'И ещё' },
    { code: 'other', path: 'unknown', message: 'Не наше' },
  ];
  expect(fieldErrorsOf(rejection({ errors }), fields)).toEqual({ username: 'Слишком длинно' });
});

test('an error code that is about one field is shown at it', () => {
  const taken = rejection({ code: 'email-taken', message: 'Адрес занят' });
  expect(fieldErrorsOf(taken, fields, { 'email-taken': 'email' })).toEqual({
    email: 'Адрес занят',
  });
});

test('a network error belongs to no field', () => {
  expect(fieldErrorsOf({ message: 'Нет связи' }, fields)).toEqual({});
});
