import type { NodeMedia } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import * as styles from './media.css.ts';
import { safeAddress } from './mediaNodes.ts';
import { mediaMessages } from './messages.ts';

export type MediaViewProps = {
  item: NodeMedia;
  /** Null where the address is none that a page may load. */
  address: string | null;
  name: string;
};

/** One file, to be seen or heard. One that does not load can be tried again. */
export function MediaView({ item, address, name }: MediaViewProps) {
  const messages = useMessages(mediaMessages);
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  if (hasFailed || address === null) {
    return (
      <div className={styles.failure} role="alert">
        <TriangleAlert aria-hidden />
        <strong>{messages.errors[item.mediaType]}</strong>
        <span className={styles.help}>{messages.errors.advice}</span>
        {address !== null && (
          <Button icon={RotateCw} size="small" onPress={() => setFailed(false)}>
            {messages.errors.refresh}
          </Button>
        )}
      </div>
    );
  }
  const captions = typeof item.captionsUrl === 'string' ? safeAddress(item.captionsUrl) : null;
  switch (item.mediaType) {
    case 'image':
      return <img className={styles.large} src={address} alt={name} onError={fail} />;
    case 'video':
    case 'audio': {
      const Player = item.mediaType;
      return (
        <Player
          className={item.mediaType === 'video' ? styles.large : styles.sound}
          src={address}
          controls
          aria-label={name}
          onError={fail}
        >
          {captions !== null && (
            <track kind="captions" src={captions} srcLang={locale} label={name} default />
          )}
        </Player>
      );
    }
    case 'document': {
      const Icon = nodeIcons.document;
      return (
        <div className={styles.failure}>
          <Icon size={40} aria-hidden />
          <p>{messages.viewer.document}</p>
        </div>
      );
    }
  }
}
