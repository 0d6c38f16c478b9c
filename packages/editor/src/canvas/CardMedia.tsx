import type { StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { Eye, TriangleAlert, Upload } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { mediaStateOf, percentOf } from '../media/mediaState.ts';
import { mediaStateMessages } from '../messages/index.ts';
import { useCanvas } from './CanvasContext.tsx';
import * as styles from './CardMedia.css.ts';

export type CardMediaProps = { node: StoryNode };

const icons = { waiting: Upload, uploading: Upload, uploaded: Eye, failed: TriangleAlert } as const;

const neverChanges = () => () => {};

/** How far the file of a media node is; a press shows the file, or asks for one. */
export function CardMedia({ node }: CardMediaProps) {
  const words = useMessages(mediaStateMessages);
  const media = useCanvas().actions?.media;
  const read = () => media?.uploads.get(node.id);
  const upload = useSyncExternalStore(media?.uploads.subscribe ?? neverChanges, read, read);
  const state = mediaStateOf(node, upload);
  if (!media || (state !== 'uploaded' && !media.canUpload)) return null;
  const Icon = icons[state];
  const label =
    upload?.kind === 'uploading' ? words.percent(percentOf(upload.share)) : words.states[state];
  const purpose = state === 'uploaded' ? words.preview(node.title) : words.upload(node.title);
  return (
    <button
      type="button"
      // The keyboard has this in the menu of the card and in the properties panel.
      tabIndex={-1}
      className={styles.state}
      data-state={state}
      aria-label={`${label}. ${purpose}`}
      title={purpose}
      onClick={() => media.open(node.id)}
    >
      <Icon size={13} aria-hidden />
      {state !== 'uploaded' && <span className={styles.words}>{label}</span>}
    </button>
  );
}
