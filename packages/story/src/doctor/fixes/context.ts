import type { Random } from '../../layout/placeNode.ts';
import type { Ids } from '../../schema/ids.ts';
import type { StoryLocale } from '../../schema/locale.ts';

export type FixContext = {
  ids: Ids;
  random: Random;
  /** The language of the words that a fix writes. @default 'ru' */
  locale?: StoryLocale;
};
