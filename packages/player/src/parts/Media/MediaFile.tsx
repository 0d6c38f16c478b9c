import type { MediaType } from '@dreamfork/story';
import { Link } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { playerMessages } from '../../messages.ts';
import * as styles from './Media.css.ts';

export type MediaFileProps = {
  mediaType: MediaType;
  url: string;
  name: string;
  onFailure: () => void;
};

/** The file itself: the browser's own picture, controls or link. */
export function MediaFile({ mediaType, url, name, onFailure }: MediaFileProps) {
  const messages = useMessages(playerMessages).media;
  switch (mediaType) {
    case 'image':
      return <img className={styles.picture} src={url} alt={name} onError={onFailure} />;
    case 'video':
    case 'audio': {
      // A story document has no place for caption tracks yet.
      const Player = mediaType;
      return (
        <Player
          className={mediaType === 'video' ? styles.video : styles.audio}
          src={url}
          aria-label={name}
          controls
          onError={onFailure}
        />
      );
    }
    case 'document':
      return (
        <Link href={url} target="_blank" rel="noopener noreferrer">
          {messages.open(name)}
        </Link>
      );
  }
}
