import type { NodeMedia } from '@dreamfork/story';
import { shownMedia } from '../../media/timedMedia.ts';
import { MediaFigure, type MediaReports } from './MediaFigure.tsx';

export type MediaListProps = MediaReports & {
  media: readonly NodeMedia[];
  /** Names a file that has no name of its own. */
  fallbackName: string;
  /** Recordings begin by themselves. */
  playsByItself: boolean;
};

/** The media files of a node, in the author's order. */
export const MediaList = ({ media, ...rest }: MediaListProps) =>
  shownMedia(media).map((item) => <MediaFigure key={item.id} item={item} {...rest} />);
