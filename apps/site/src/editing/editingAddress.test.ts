import { expect, test } from 'vitest';
import { editingAddress, editorAddress } from './editingAddress.ts';

test('a new story and a saved one are told apart, ids are decoded', () => {
  expect(editingAddress('/app/editor')).toEqual({});
  expect(editingAddress('/app/editor/')).toEqual({});
  expect(editingAddress(editorAddress('a b/c'))).toEqual({ id: 'a b/c' });
});

test.each(['/app', '/app/editors', '/app/editor/a/b', '/app/editor/%E0%A4%A', '/story/1'])(
  '%s is no address of the editor',
  (pathname) => {
    expect(editingAddress(pathname)).toBeNull();
  },
);
