import type { NodeMedia } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { playerMessages } from '../../messages.ts';
import { safeUrl } from '../../text/safeUrl.ts';
import * as styles from './Media.css.ts';
import { MediaFile } from './MediaFile.tsx';

export type MediaFigureProps = { item: NodeMedia; fallbackName: string };

/** A media file with its caption; a file that does not load can be tried again. */
export function MediaFigure({ item, fallbackName }: MediaFigureProps) {
  const messages = useMessages(playerMessages).media;
  const [hasFailed, setFailed] = useState(false);
  const url = safeUrl(item.url);
  if (url === null) return null;
  const caption = [item.title, item.description].filter(Boolean).join('. ');
  const name = item.title || item.description || fallbackName || messages.unnamed;
  return (
    <figure className={styles.figure}>
      {hasFailed ? (
        <div className={styles.failure} role="alert">
          <span>{messages.failed}</span>
          <Button size="small" icon={RotateCw} onPress={() => setFailed(false)}>
            {messages.reload}
          </Button>
        </div>
      ) : (
        <MediaFile
          mediaType={item.mediaType}
          url={url}
          name={name}
          onFailure={() => setFailed(true)}
        />
      )}
      {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
