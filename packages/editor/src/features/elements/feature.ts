import { lazyPart } from '@dreamfork/ui/lazy';
import type { Feature } from '../feature.ts';

export const elementsFeature = {
  tabs: { elements: lazyPart(async () => (await import('./ElementsPanel.tsx')).ElementsPanel) },
} satisfies Feature;
