import { expect, test } from 'vitest';
import { checkRegistration, emptyRegistration, registrationRequest } from './registrationForm.ts';

const complete = {
  username: 'anna',
  displayName: '',
  email: 'anna@example.org',
  password: 'Secret1',
  confirmPassword: 'Secret1',
  terms: true,
};

test('a complete form has no problems', () => {
  expect(checkRegistration(complete)).toEqual({});
});

test('everything but the display name is required', () => {
  expect(checkRegistration(emptyRegistration)).toEqual({
    username: 'required',
    email: 'required',
    password: 'required',
    confirmPassword: 'required',
    terms: 'termsRequired',
  });
});

test.each(['Abc12', 'secret1', 'SECRET1', 'Secrets'])('%s is no password', (password) => {
  const problems = checkRegistration({ ...complete, password, confirmPassword: password });
  expect(problems).toEqual({ password: 'passwordWeak' });
});

test('the passwords must match', () => {
  expect(checkRegistration({ ...complete, confirmPassword: 'Secret2' })).toEqual({
    confirmPassword: 'passwordsDiffer',
  });
});

test('an empty display name is not sent', () => {
  expect(registrationRequest({ ...complete, username: ' anna ' })).toEqual({
    username: 'anna',
    email: 'anna@example.org',
    password: 'Secret1',
    confirmPassword: 'Secret1',
  });
});
