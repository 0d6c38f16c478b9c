import { expect, test } from 'vitest';
import { type BuildManifest, sheetsOf } from './buildManifest.ts';

const manifest: BuildManifest = {
  'index.html': { file: 'index.js', css: ['base.css'] },
  'src/start.tsx': { file: 'start.js', css: ['start.css'], imports: ['_shared.js'] },
  'src/home.tsx': { file: 'home.js', css: ['home.css'], imports: ['_shared.js', 'src/start.tsx'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['src/start.tsx'] },
};

test('each sheet comes once, what is imported before what imports it', () => {
  expect(sheetsOf(manifest, ['index.html', 'src/start.tsx', 'src/home.tsx'])).toEqual([
    '/base.css',
    '/shared.css',
    '/start.css',
    '/home.css',
  ]);
});

test('a page whose module the build does not know is a mistake, said at once', () => {
  expect(() => sheetsOf(manifest, ['src/moved.tsx'])).toThrow('src/moved.tsx');
});
