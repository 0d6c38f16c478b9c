import type { NodeMedia } from '@dreamfork/story';
import { shownMedia } from '../../media/timedMedia.ts';
import { MediaFigure, type MediaReports } from './MediaFigure.tsx';

export type MediaListProps = MediaReports & {
  media: readonly NodeMedia[];
  /** The label of a file without a name. */
  fallbackName: string;
  /** The recording that plays automatically. */
  playingId: string | undefined;
};

/** The media files of a node, in the author's order. */
export const MediaList = ({ media, ...rest }: MediaListProps) =>
  shownMedia(media).map((item) => <MediaFigure key={item.id} item={item} {...rest} />);
