import { type NodeMedia, safeMediaAddress } from '@dreamfork/story';
import { typeset } from '@dreamfork/story/text';
import { formatFileSize } from '@dreamfork/ui/i18n';
import { Download, ExternalLink, ImageOff, RotateCw, VideoOff, VolumeX } from 'lucide';
import { type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { buttonStyle } from '../../controls/controls.css.ts';
import { Icon } from '../../controls/Icon.tsx';
import { PlayerDialog } from '../../controls/PlayerDialog.tsx';
import { useAuthorText, usePlayerLocale, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import { MediaSettings } from '../../media/MediaSettings.ts';
import { Elsewhere } from './Elsewhere.tsx';
import * as styles from './Media.css.ts';
import { Recording } from './Recording.tsx';
import { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage.tsx';

export type MediaReports = {
  /** Called when a recording ends. */
  onEnded: (mediaId: string) => void;
  /** Called when a file fails to load. */
  onFailed: (mediaId: string) => void;
};

export type MediaFigureProps = MediaReports & {
  item: NodeMedia;
  /** Prerendered: invisible until the reader gets here. */
  isAhead: boolean;
  /** When a picture loads. */
  priority: ResponsiveImageProps['priority'];
  fallbackName: string;
  /** The recording that plays automatically. */
  playingId: string | undefined;
  /** Content of the host under a file. */
  beside?: ((mediaId: string) => ReactNode) | undefined;
};

const failedIcons = { image: ImageOff, video: VideoOff, audio: VolumeX } as const;

/** A media file with its caption; a file that does not load can be tried again. */
export function MediaFigure({
  item,
  isAhead,
  priority,
  fallbackName,
  playingId,
  beside,
  onEnded,
  onFailed,
}: MediaFigureProps) {
  const messages = usePlayerMessages().media;
  const authorText = useAuthorText();
  const { addressOf } = useContext(MediaSettings);
  const [hasFailed, setFailed] = useState(false);
  const reportFailure = useEffectEvent(() => onFailed(item.id));
  useEffect(() => {
    if (hasFailed && !isAhead) reportFailure();
  }, [hasFailed, isAhead]);
  const path = safeMediaAddress(item.url);
  if (path === null) return null;
  const url = addressOf(path);
  const caption = [item.title, item.description].filter(Boolean).join('. ');
  const figcaption = caption !== '' && (
    <figcaption {...authorText} className={styles.caption}>
      {typeset(caption)}
    </figcaption>
  );
  const name = item.title || item.description || fallbackName || messages.unnamed;
  const fail = () => setFailed(true);
  if (item.mediaType === 'document') {
    return (
      <div className={styles.figure}>
        <DocumentFile item={item} url={url ?? path} name={name} />
        {beside?.(item.id)}
      </div>
    );
  }
  return (
    <figure className={styles.figure}>
      {url === null ? (
        <Elsewhere url={path} name={name} />
      ) : hasFailed ? (
        <div className={styles.failure} role="alert">
          <Icon icon={failedIcons[item.mediaType]} size={28} />
          <span>{messages.failed}</span>
          <Button icon={RotateCw} onPress={() => setFailed(false)}>
            {messages.reload}
          </Button>
        </div>
      ) : item.mediaType === 'image' ? (
        <Picture item={item} url={url} name={name} priority={priority} onFailed={fail} />
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
      {beside?.(item.id)}
    </figure>
  );
}

type PictureProps = Pick<ResponsiveImageProps, 'item' | 'url' | 'name' | 'priority' | 'onFailed'>;

// The width of a line of text, or that of a phone without the margins of the column.
const inColumn = 'min(640px, 100vw - 62px)';

/** A picture; a press shows it as large as the screen allows. */
function Picture({ priority, onFailed, ...picture }: PictureProps) {
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

export type DocumentFileProps = { item: NodeMedia; url: string; name: string };

/** A document to open or download. */
function DocumentFile({ item, url, name }: DocumentFileProps) {
  const messages = usePlayerMessages().media;
  const locale = usePlayerLocale();
  return (
    <div className={styles.document}>
      <div className={styles.documentText}>
        <span className={styles.documentName}>{name}</span>
        {item.title !== '' && item.description !== '' && (
          <span className={styles.documentSize}>{item.description} </span>
        )}
        {item.fileSize > 0 && (
          <span className={styles.documentSize}>{formatFileSize(locale, item.fileSize)}</span>
        )}
      </div>
      <a
        className={buttonStyle.secondary}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={messages.open(name)}
      >
        <Icon icon={ExternalLink} size={16} />
        {messages.openWord}
      </a>
      <a
        className={buttonStyle.quiet}
        href={url}
        download=""
        rel="noopener noreferrer"
        aria-label={messages.download(name)}
      >
        <Icon icon={Download} size={16} />
        {messages.downloadWord}
      </a>
    </div>
  );
}
