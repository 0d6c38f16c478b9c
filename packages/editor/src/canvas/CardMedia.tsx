import type { StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { Eye } from 'lucide-react';
import { useStore } from 'zustand';
import { createUploads } from '../store/uploads/createUploads.ts';
import { useCanvas } from './CanvasContext.tsx';
import * as styles from './CardMedia.css.ts';
import { mediaStateMessages } from './mediaState.messages.ts';
import { mediaStateOf, percentOf } from './mediaState.ts';

export type CardMediaProps = { node: StoryNode };

const noUploads = createUploads();

/** How far the file of a media node is; a press shows the file, or asks for one. */
export function CardMedia({ node }: CardMediaProps) {
  const messages = useMessages(mediaStateMessages);
  const media = useCanvas().actions?.media;
  const upload = useStore(media?.uploads ?? noUploads, (uploads) => uploads[node.id]);
  const state = mediaStateOf(node, upload);
  if (!media || (state !== 'uploaded' && !media.canUpload)) return null;
  const label =
    upload?.kind === 'uploading'
      ? messages.percent(percentOf(upload.share))
      : messages.states[state];
  const purpose = state === 'uploaded' ? messages.preview(node.title) : messages.upload(node.title);
  return (
    <button
      type="button"
      // The keyboard has this in the menu of the card and in the properties panel.
      tabIndex={-1}
      className={`${styles.state} nodrag`}
      data-state={state}
      aria-label={`${label}. ${purpose}`}
      title={purpose}
      onClick={() => media.open(node.id)}
    >
      {state === 'uploaded' ? (
        <Eye size={13} aria-hidden />
      ) : (
        <span className={styles.text}>{label}</span>
      )}
    </button>
  );
}
