import type { NodeMedia } from '@dreamfork/story';
import { RotateCw } from 'lucide';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import { useAuthorText } from '../../labels/storyLanguage.ts';
import { safeUrl } from '../../text/safeUrl.ts';
import { DocumentFile } from './DocumentFile.tsx';
import * as styles from './Media.css.ts';
import { Picture } from './Picture.tsx';
import { Recording } from './Recording.tsx';

export type MediaReports = {
  /** Called when a recording ends. */
  onEnded: (mediaId: string) => void;
  /** Called when a file fails to load. */
  onFailed: (mediaId: string) => void;
};

export type MediaFigureProps = MediaReports & {
  item: NodeMedia;
  fallbackName: string;
  /** The recording that plays automatically. */
  playingId: string | undefined;
};

/** A media file with its caption; a file that does not load can be tried again. */
export function MediaFigure({
  item,
  fallbackName,
  playingId,
  onEnded,
  onFailed,
}: MediaFigureProps) {
  const messages = usePlayerMessages().media;
  const authorText = useAuthorText();
  const [hasFailed, setFailed] = useState(false);
  const url = safeUrl(item.url);
  if (url === null) return null;
  const caption = [item.title, item.description].filter(Boolean).join('. ');
  const figcaption = caption !== '' && (
    <figcaption {...authorText} className={styles.caption}>
      {caption}
    </figcaption>
  );
  const name = item.title || item.description || fallbackName || messages.unnamed;
  const fail = () => {
    setFailed(true);
    onFailed(item.id);
  };
  if (hasFailed) {
    return (
      <figure className={styles.figure}>
        <div className={styles.failure} role="alert">
          <span>{messages.failed}</span>
          <Button icon={RotateCw} onPress={() => setFailed(false)}>
            {messages.reload}
          </Button>
        </div>
        {figcaption}
      </figure>
    );
  }
  switch (item.mediaType) {
    case 'document':
      return (
        <div className={styles.figure}>
          <DocumentFile item={item} url={url} name={name} />
        </div>
      );
    case 'image':
    case 'video':
    case 'audio':
      return (
        <figure className={styles.figure}>
          {item.mediaType === 'image' ? (
            <Picture url={url} name={name} onFailed={fail} />
          ) : (
            <Recording
              item={item}
              url={url}
              name={name}
              playsByItself={item.id === playingId}
              onEnded={() => onEnded(item.id)}
              onFailed={fail}
            />
          )}
          {figcaption}
        </figure>
      );
  }
}
