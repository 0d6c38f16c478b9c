import type { NodeMedia } from '@dreamfork/story';
import { readableMedia } from '../../media/timedMedia.ts';
import { MediaFigure, type MediaFigureProps, type MediaReports } from './MediaFigure.tsx';

/** The maximum number of pictures that are loaded ahead, to spare slow phones. */
const aheadMaximum = 4;

export type MediaListProps = MediaReports &
  Pick<MediaFigureProps, 'beside'> & {
    media: readonly NodeMedia[];
    /** Prerendered: only the first pictures, which load after everything else. */
    isAhead: boolean;
    /** The first passage of a reading: its first picture loads before everything else. */
    isFirst: boolean;
    /** The label of a file without a name. */
    fallbackName: string;
    /** The recording that plays automatically. */
    playingId: string | undefined;
  };

/** The media files of a node, in the author's order. */
export function MediaList({ media, isAhead, isFirst, ...rest }: MediaListProps) {
  const shown = readableMedia(media);
  const pictures = shown.filter(({ mediaType }) => mediaType === 'image');
  return (isAhead ? pictures.slice(0, aheadMaximum) : shown).map((item) => (
    <MediaFigure
      key={item.id}
      item={item}
      isAhead={isAhead}
      priority={isAhead ? 'low' : isFirst && item === pictures[0] ? 'high' : undefined}
      {...rest}
    />
  ));
}
