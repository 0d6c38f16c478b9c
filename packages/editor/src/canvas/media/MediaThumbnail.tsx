import { imageIdOf, imagePath, type NodeMedia } from '@dreamfork/story';
import { plain } from '@dreamfork/ui/css';
import { ImageOff } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import * as styles from './MediaThumbnail.css.ts';
import { placeholderColour, toHex } from './placeholderColour.ts';
import { useMediaAddress } from './useMediaAddress.ts';

export type MediaThumbnailProps = {
  item: Pick<NodeMedia, 'mediaType' | 'url' | 'placeholder' | 'width'>;
  /** Drawn where the file does not load. @default a crossed-out picture */
  fallback?: ReactNode;
  /** Shows the colour of the picture alone, and requests nothing. @default false */
  isColourOnly?: boolean;
};

/** Whether a file can be seen as a small picture: an image, or a film that has a poster. */
export const isSeen = (item: MediaThumbnailProps['item']): boolean =>
  item.url !== '' && (item.mediaType === 'image' || imageIdOf(item) !== null);

/** A file as a picture made for this size; its colour until that is there. Fills its parent. */
export function MediaThumbnail({ item, fallback, isColourOnly = false }: MediaThumbnailProps) {
  if (isColourOnly) return <span className={styles.frame} style={colourOf(item.placeholder)} />;
  const id = imageIdOf(item);
  const url = id === null ? item.url : imagePath(id, 320, 'webp');
  return <Picture key={url} url={url} placeholder={item.placeholder} fallback={fallback} />;
}

function colourOf(placeholder: string | undefined): CSSProperties | undefined {
  const colour = placeholder ? placeholderColour(placeholder) : undefined;
  return colour === undefined ? undefined : { backgroundColor: toHex(colour) };
}

type PictureProps = { url: string; placeholder: string | undefined; fallback: ReactNode };

function Picture({ url, placeholder, fallback }: PictureProps) {
  const { address, isLoading } = useMediaAddress(url);
  const [failed, setFailed] = useState<string | null>(null);
  if ((address === null && !isLoading) || (failed !== null && failed === address)) {
    return (
      <span className={styles.broken} data-testid="broken-picture">
        {fallback ?? <ImageOff className={plain} size={20} aria-hidden />}
      </span>
    );
  }
  return (
    <span className={styles.frame} style={colourOf(placeholder)}>
      {address !== null && (
        <img
          className={styles.picture}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
}
