import { lazyPart } from '@dreamfork/ui/lazy';
import type { Feature } from '../feature.ts';

export const duplicateFeature = {
  dialogs: {
    duplicate: lazyPart(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog),
  },
} satisfies Feature;
