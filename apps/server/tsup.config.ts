import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'document.worker': 'src/document/document.worker.ts',
    'inspection.worker': 'src/services/media/inspection.worker.ts',
  },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  noExternal: [/^@dreamfork\//],
  clean: true,
  dts: false,
  sourcemap: true,
  async onSuccess() {
    if (existsSync('demo')) await cp('demo', 'dist/demo', { recursive: true });
  },
});
