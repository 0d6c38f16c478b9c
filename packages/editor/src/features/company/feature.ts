import { lazyPart } from '@dreamfork/ui/lazy';
import type { Feature } from '../feature.ts';

/** Hears the others and tells them; loaded once the editor is whole. */
export const CompanyCanvas = lazyPart(
  async () => (await import('./CompanyCanvas.tsx')).CompanyCanvas,
);

/** Who else is in the story, in the bar; loaded with the first of them. */
export const CompanyButton = lazyPart(
  async () => (await import('./CompanyButton.tsx')).CompanyButton,
);

export const companyFeature = {
  nodeSection: lazyPart(async () => (await import('./NodeCompany.tsx')).NodeCompany),
} satisfies Feature;
