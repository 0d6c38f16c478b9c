import type { NodeMedia } from '@dreamfork/story';
import { MediaFigure } from './MediaFigure.tsx';

export type MediaListProps = {
  media: readonly NodeMedia[];
  /** Names a file that has no name of its own. */
  fallbackName: string;
};

/** The media files of a node, in the author's order. */
export const MediaList = ({ media, fallbackName }: MediaListProps) =>
  media
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => a.order - b.order)
    .map((item) => <MediaFigure key={item.id} item={item} fallbackName={fallbackName} />);
