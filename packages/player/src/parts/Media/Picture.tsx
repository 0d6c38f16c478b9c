import { useState } from 'react';
import { PlayerDialog } from '../../controls/PlayerDialog.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Media.css.ts';
import { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage.tsx';

export type PictureProps = Pick<
  ResponsiveImageProps,
  'item' | 'url' | 'name' | 'priority' | 'onFailed'
>;

// The width of a line of text, or that of a phone without the margins of the column.
const inColumn = 'min(640px, 100vw - 62px)';

/** A picture; a press shows it as large as the screen allows. */
export function Picture({ priority, onFailed, ...picture }: PictureProps) {
  const messages = usePlayerMessages();
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={messages.media.enlarge(picture.name)}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
      >
        <ResponsiveImage {...picture} sizes={inColumn} priority={priority} onFailed={onFailed} />
      </button>
      {isLarge && (
        <PlayerDialog title={picture.name} look="picture" onClose={() => setLarge(false)}>
          <ResponsiveImage {...picture} sizes="100vw" />
        </PlayerDialog>
      )}
    </>
  );
}
