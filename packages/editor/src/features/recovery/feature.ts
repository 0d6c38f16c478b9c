import { lazyPart } from '@dreamfork/ui/lazy';
import type { Feature } from '../feature.ts';

export const recoveryFeature = {
  dialogs: {
    recovery: lazyPart(async () => (await import('./RecoveryDialog.tsx')).RecoveryDialog),
    repairs: lazyPart(async () => (await import('./RepairsDialog.tsx')).RepairsDialog),
  },
} satisfies Feature;
