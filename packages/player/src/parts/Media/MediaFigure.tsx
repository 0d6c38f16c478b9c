import type { NodeMedia } from '@dreamfork/story';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import { safeUrl } from '../../text/safeUrl.ts';
import { DocumentFile } from './DocumentFile.tsx';
import * as styles from './Media.css.ts';
import { Picture } from './Picture.tsx';
import { Recording } from './Recording.tsx';

export type MediaReports = {
  /** A recording has come to its end. */
  onEnded: (mediaId: string) => void;
  /** A file could not be had. */
  onFailed: (mediaId: string) => void;
};

export type MediaFigureProps = MediaReports & {
  item: NodeMedia;
  fallbackName: string;
  playsByItself: boolean;
};

/** A media file with its caption; a file that does not load can be tried again. */
export function MediaFigure({
  item,
  fallbackName,
  playsByItself,
  onEnded,
  onFailed,
}: MediaFigureProps) {
  const words = useWords().media;
  const [hasFailed, setFailed] = useState(false);
  const url = safeUrl(item.url);
  if (url === null) return null;
  const caption = [item.title, item.description].filter(Boolean).join('. ');
  const name = item.title || item.description || fallbackName || words.unnamed;
  const fail = () => {
    setFailed(true);
    onFailed(item.id);
  };
  if (hasFailed) {
    return (
      <figure className={styles.figure}>
        <div className={styles.failure} role="alert">
          <span>{words.failed}</span>
          <Button icon={RotateCw} onPress={() => setFailed(false)}>
            {words.reload}
          </Button>
        </div>
        {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
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
              playsByItself={playsByItself}
              onEnded={() => onEnded(item.id)}
              onFailed={fail}
            />
          )}
          {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      );
  }
}
