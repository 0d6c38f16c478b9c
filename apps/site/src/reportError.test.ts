import { contract } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { describeError } from './reportError.ts';

const stackOf = (stack: string): Error =>
  Object.assign(new TypeError('«Моя история» is not a function'), { stack });

test('an error is described by its class, page and frames, without a text', () => {
  const error = stackOf(`TypeError: «Моя история» is not a function
    at save (https://stories.example/assets/site-B4x1.js:3:1207)
    at https://stories.example/assets/vendor.js:1:99
    at Array.map (<anonymous>)`);
  const described = describeError('error', error, '/app/editor/7f0c2a1e-3b');
  expect(described).toEqual({
    kind: 'error',
    name: 'TypeError',
    page: '/app/editor/:id',
    frames: ['/assets/site-B4x1.js:3:1207', '/assets/vendor.js:1:99'],
  });
  expect(contract.system.reportError.body.safeParse(described).success).toBe(true);
});

test('stacks of Firefox and Safari are read too, up to a maximum', () => {
  const line = 'save@https://stories.example/assets/site.js:3:12\n';
  expect(describeError('rejection', stackOf(line.repeat(50)), '/').frames).toEqual(
    Array.from({ length: 20 }, () => '/assets/site.js:3:12'),
  );
});

test('what is thrown and is no error is reported without its content', () => {
  const described = describeError('rejection', 'Моя тайна', '/story/Моя история');
  expect(described).toEqual({ kind: 'rejection', name: 'Unknown', page: '/story/:id', frames: [] });
});
