import { isAllowedMedia, type NodeMedia, safeMediaAddress } from '@dreamfork/story';
import { Button, Spinner } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMediaAddress } from '../../canvas/media/useMediaAddress.ts';
import { useEditor } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import * as styles from './media.css.ts';
import { mediaMessages } from './messages.ts';

export type MediaViewProps = { item: NodeMedia; name: string };

/** One file, to be seen or heard. One that does not load can be tried again. */
export function MediaView({ item, name }: MediaViewProps) {
  const messages = useMessages(mediaMessages);
  const locale = useLocale();
  const { mediaHosts } = useEditor().services;
  const { address: current, isLoading, renew } = useMediaAddress(item.url);
  const captionsUrl = typeof item.captionsUrl === 'string' ? item.captionsUrl : null;
  const { address: captions } = useMediaAddress(captionsUrl);
  // A renewed address would begin a film again: it is taken where the one before does not load.
  const [address, setAddress] = useState(current);
  const [failed, setFailed] = useState<string | null>(null);
  if (current !== address && (address === null || address === failed)) setAddress(current);
  const fail = () => setFailed(address);
  const retry = () => {
    setFailed(null);
    renew();
  };
  if (isLoading) return <Spinner label={messages.viewer.loading} />;
  if (!isAllowedMedia(item.url, mediaHosts)) {
    return <p className={styles.help}>{messages.foreign.viewer}</p>;
  }
  if (address === null || address === failed) {
    return (
      <div className={styles.failure} role="alert">
        <TriangleAlert className={plain} aria-hidden />
        <strong>{messages.errors[item.mediaType]}</strong>
        <span className={styles.help}>{messages.errors.advice}</span>
        {safeMediaAddress(item.url) !== null && (
          <Button icon={RotateCw} size="small" onPress={retry}>
            {messages.errors.refresh}
          </Button>
        )}
      </div>
    );
  }
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
          <Icon className={plain} size={40} aria-hidden />
          <p className={plain}>{messages.viewer.document}</p>
        </div>
      );
    }
  }
}
