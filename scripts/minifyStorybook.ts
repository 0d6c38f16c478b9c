import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { minifySync } from 'vite';

// Storybook ships the files of its own interface with their white space and long names.
for (const file of globSync('storybook-static/{sb-manager,sb-addons}/**/*.js')) {
  writeFileSync(file, minifySync(file, readFileSync(file, 'utf8'), { module: true }).code);
}
