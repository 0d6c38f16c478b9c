import { lazyPart } from '@dreamfork/ui/lazy';
import type { Feature } from '../feature.ts';

export const outlineFeature = {
  tabs: { outline: lazyPart(async () => (await import('./OutlinePanel.tsx')).OutlinePanel) },
} satisfies Feature;
