import type { NodeMedia } from '@dreamfork/story';
import { type ComponentProps, createContext } from 'react';

/** How a player shows media. The custom element does without what is optional, to stay small. */
export type MediaSettings = {
  /** The address of a media file; null for one that is only linked. */
  addressOf: (path: string) => string | null;
  /** Attributes of the image of an item that show its placeholder. */
  showPlaceholder?: (item: NodeMedia) => Pick<ComponentProps<'img'>, 'ref' | 'onLoad'>;
};

export const MediaSettings = createContext<MediaSettings>({ addressOf: (path) => path });
