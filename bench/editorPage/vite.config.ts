import { defineConfig } from 'vite';
import { source } from '../../apps/site/vite.config.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [source()],
  build: { target: 'es2023', emptyOutDir: true },
});
