import { mkdirSync, writeFileSync } from 'node:fs';
import { themeNames } from '../../src/tokens/index.ts';
import { designTokens } from './designTokens.ts';

// Runs in the folder of the package, when it is built.
mkdirSync('dist/tokens', { recursive: true });
for (const theme of themeNames) {
  const text = JSON.stringify(designTokens(theme), null, 2);
  writeFileSync(`dist/tokens/${theme}.tokens.json`, `${text}\n`);
}
