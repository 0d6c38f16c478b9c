import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    backup: 'src/commands/backup.ts',
    restore: 'src/commands/restore.ts',
    'move-database': 'src/commands/move-database.ts',
    doctor: 'src/commands/doctor.ts',
    users: 'src/commands/users.ts',
    'quick-check.worker': 'src/db/quick-check.worker.ts',
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
