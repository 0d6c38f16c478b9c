import { lazyPart } from '@dreamfork/ui/lazy';
import type { Feature } from '../feature.ts';

export const conflictsFeature = {
  dialogs: {
    conflict: lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog),
  },
} satisfies Feature;
