import type { Locale } from '@dreamfork/ui/i18n';
import branchesEn from './pictures/branches-en.webp';
import branchesRu from './pictures/branches-ru.webp';
import canvasEn from './pictures/canvas-en.webp';
import canvasRu from './pictures/canvas-ru.webp';
import choiceEn from './pictures/choice-en.webp';
import choiceRu from './pictures/choice-ru.webp';
import previewEn from './pictures/preview-en.webp';
import previewRu from './pictures/preview-ru.webp';
import publishEn from './pictures/publish-en.webp';
import publishRu from './pictures/publish-ru.webp';

/** The size that the pictures were taken in. */
export const pictureSize = { width: 1120, height: 700 };

/** The steps of a first story, in their order; each has a picture. */
export const helpPictureNames = ['canvas', 'choice', 'branches', 'preview', 'publish'] as const;
export type HelpPictureName = (typeof helpPictureNames)[number];

/** Pictures of the product in each language, taken by `npm run pictures`. */
export const helpPictures: Record<HelpPictureName, Record<Locale, string>> = {
  canvas: { ru: canvasRu, en: canvasEn },
  choice: { ru: choiceRu, en: choiceEn },
  branches: { ru: branchesRu, en: branchesEn },
  preview: { ru: previewRu, en: previewEn },
  publish: { ru: publishRu, en: publishEn },
};
