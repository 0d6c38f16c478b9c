import { expect, test } from 'vitest';
import { checkPasswordChange } from './passwordChange.ts';

const valid = { currentPassword: 'Secret1', newPassword: 'Drugoy2', confirmPassword: 'Drugoy2' };

test('a complete change has no problems', () => {
  expect(checkPasswordChange(valid, true)).toEqual({});
});

test('the current password is required only if there is one', () => {
  expect(checkPasswordChange({ ...valid, currentPassword: '' }, false)).toEqual({});
  expect(checkPasswordChange({ ...valid, currentPassword: '' }, true)).toEqual({
    currentPassword: 'required',
  });
});

test.each([
  ['', 'required'],
  ['Ab1', 'short'],
  ['secret1', 'weak'],
])('"%s" is %s', (password, problem) => {
  const form = { ...valid, newPassword: password, confirmPassword: password };
  expect(checkPasswordChange(form, true)).toEqual({ newPassword: problem });
});

test('the confirmation must match', () => {
  expect(checkPasswordChange({ ...valid, confirmPassword: 'Drugoy3' }, true)).toEqual({
    confirmPassword: 'differ',
  });
});
