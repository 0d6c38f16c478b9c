import { passageMedia, type StoryNode } from '@dreamfork/story';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { Eye, Upload as UploadIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pictureOf } from '../geometry/geometry.ts';
import { nodeIcons } from '../nodeTypes/nodeIcons.ts';
import { createUploads } from '../store/uploads/createUploads.ts';
import { useCanvas } from './CanvasContext.tsx';
import * as styles from './CardMedia.css.ts';
import { MediaThumbnail } from './media/MediaThumbnail.tsx';
import { mediaStateMessages } from './mediaState.messages.ts';
import { mediaName, mediaStateOf, percentOf } from './mediaState.ts';

const noUploads = createUploads();

/** How far the file of a node is, and what cards can do about it. */
function useCardMedia(node: StoryNode) {
  const media = useCanvas().actions?.media;
  const upload = useStore(media?.uploads ?? noUploads, (uploads) => uploads[node.id]);
  return { media, upload, state: mediaStateOf(node, upload) };
}

/** Opens the file of a media node. */
export function MediaPreview({ node }: { node: StoryNode }) {
  const messages = useMessages(mediaStateMessages);
  const { media, state } = useCardMedia(node);
  if (!media || state !== 'uploaded') return null;
  const purpose = messages.preview(node.title);
  return (
    <button
      type="button"
      // The keyboard has this in the menu of the card and in the properties panel.
      tabIndex={-1}
      className={`${styles.preview} nodrag`}
      aria-label={`${messages.states.uploaded}. ${purpose}`}
      title={purpose}
      onClick={() => media.open(node.id)}
    >
      <Eye className={plain} size={13} aria-hidden />
    </button>
  );
}

export type CardMediaProps = { node: StoryNode; isFar: boolean };

/** The file of a media node: its picture or its name, how far its upload is, or a place to upload one. */
export function CardMedia({ node, isFar }: CardMediaProps) {
  const messages = useMessages(mediaStateMessages);
  const { media, upload, state } = useCardMedia(node);
  const picture = useLocalPicture(upload?.file);
  const shown = pictureOf(node);
  const [item] = passageMedia(node.media);
  const Icon = nodeIcons[node.type];
  if (state === 'uploaded') {
    if (shown) return <MediaThumbnail item={shown} isColourOnly={isFar} />;
    return (
      <span className={styles.frame} data-state={state}>
        <Icon className={plain} size={16} aria-hidden />
        <span className={styles.name}>{(item && mediaName(item)) || messages.states.uploaded}</span>
      </span>
    );
  }
  const share = upload?.kind === 'uploading' ? upload.share : null;
  const label = share === null ? messages.states[state] : messages.percent(percentOf(share));
  const content = (
    <>
      {picture !== null && <img className={styles.local} src={picture} alt="" draggable={false} />}
      <span className={styles.line}>
        <UploadIcon className={plain} size={13} aria-hidden />
        <span className={styles.label}>{label}</span>
        {upload && <span className={styles.name}>{upload.fileName}</span>}
      </span>
      {share !== null && (
        <span className={styles.progress} style={{ inlineSize: `${percentOf(share)}%` }} />
      )}
    </>
  );
  if (!media?.canUpload) {
    return (
      <span className={styles.frame} data-state={state}>
        {content}
      </span>
    );
  }
  const purpose = messages.upload(node.title);
  return (
    <button
      type="button"
      // The keyboard has this in the menu of the card and in the properties panel.
      tabIndex={-1}
      className={`${styles.frame} nodrag`}
      data-state={state}
      aria-label={[label, upload?.fileName, purpose].filter(Boolean).join('. ')}
      title={upload?.kind === 'waiting' && upload.isUntilSaved ? messages.untilSaved : purpose}
      onClick={() => media.open(node.id)}
    >
      {content}
    </button>
  );
}

/** The address of a picture that is not on the server yet. */
function useLocalPicture(file: File | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an address that the effect makes and takes back.
    setAddress(url);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return address;
}
