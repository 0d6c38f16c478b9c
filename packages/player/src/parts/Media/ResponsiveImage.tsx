import {
  type ImageFormat,
  imageIdOf,
  imagePath,
  imageSources,
  type NodeMedia,
} from '@dreamfork/story';
import { useContext } from 'react';
import { MediaSettings } from '../../media/MediaSettings.ts';
import * as styles from './Media.css.ts';

export type ResponsiveImageProps = {
  item: NodeMedia;
  /** The address of the file itself. */
  url: string;
  name: string;
  /** The width of its place, for the choice of a file. */
  sizes: string;
  /** Loads at once, before or after everything else; without it, when the reader comes near. */
  priority?: 'high' | 'low' | undefined;
  onFailed?: () => void;
};

/** A picture in the width and format that suit the reader's screen, if the server has several. */
export function ResponsiveImage({
  item,
  url,
  name,
  sizes,
  priority,
  onFailed,
}: ResponsiveImageProps) {
  const { addressOf, showPlaceholder } = useContext(MediaSettings);
  const srcSet = (format: ImageFormat): string | undefined =>
    imageSources(item, format)
      .map(({ path, width }) => `${addressOf(path)} ${width}w`)
      .join() || undefined;
  const id = imageIdOf(item);
  return (
    <picture>
      {id !== null && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />}
      <img
        {...showPlaceholder?.(item)}
        // Before `src`, so that the browser requests nothing else.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority}
        srcSet={srcSet('webp')}
        sizes={sizes}
        src={(id && addressOf(imagePath(id, 960, 'webp'))) || url}
        className={styles.image}
        alt={name}
        width={item.width}
        height={item.height}
        decoding="async"
        onError={onFailed}
      />
    </picture>
  );
}
