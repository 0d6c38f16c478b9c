import { expect, test } from 'vitest';
import { checkNewPassword } from './newPassword.ts';

const right = { currentPassword: 'Secret1', newPassword: 'Drugoy2', confirmPassword: 'Drugoy2' };

test('a complete change has no problems', () => {
  expect(checkNewPassword(right, true)).toEqual({});
});

test('who has no password need not give one', () => {
  expect(checkNewPassword({ ...right, currentPassword: '' }, false)).toEqual({});
  expect(checkNewPassword({ ...right, currentPassword: '' }, true)).toEqual({
    currentPassword: 'required',
  });
});

test.each([
  ['', 'required'],
  ['Ab1', 'short'],
  ['secret1', 'weak'],
])('"%s" is %s', (password, problem) => {
  const form = { ...right, newPassword: password, confirmPassword: password };
  expect(checkNewPassword(form, true)).toEqual({ newPassword: problem });
});

test('the new one must be repeated', () => {
  expect(checkNewPassword({ ...right, confirmPassword: 'Drugoy3' }, true)).toEqual({
    confirmPassword: 'differ',
  });
});
