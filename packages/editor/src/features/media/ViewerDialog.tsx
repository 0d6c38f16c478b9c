import { findNode, type NodeMedia, safeMediaAddress } from '@dreamfork/story';
import { Dialog, IconButton, LinkButton } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { formatFileSize, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { ChevronLeft, ChevronRight, Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useMediaAddress } from '../../canvas/media/useMediaAddress.ts';
import { mediaName } from '../../canvas/mediaState.ts';
import { useSession } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { foreignHostOf } from './foreignMedia.ts';
import { MediaView } from './MediaView.tsx';
import * as styles from './media.css.ts';
import { mediaMessages } from './messages.ts';

const none: readonly NodeMedia[] = [];

/** The files of a media node, one at a time. */
export function ViewerDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'viewer'>) {
  const messages = useMessages(mediaMessages);
  const locale = useLocale();
  const media = useSession(({ document }) => findNode(document, payload.nodeId)?.media ?? none);
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      media.findIndex(({ id }) => id === payload.mediaId),
    ),
  );
  const at = Math.min(chosen, Math.max(media.length - 1, 0));
  const item = media[at];
  const { address: shown } = useMediaAddress(item?.url ?? null);
  // A file of another site can be opened there although it is not shown here.
  const address = shown ?? (item && foreignHostOf(item) ? safeMediaAddress(item.url) : null);
  const name = item ? mediaName(item) || messages.types[item.mediaType] : messages.viewer.title;
  return (
    <Dialog
      title={name}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.stage}>
          {item ? (
            <MediaView key={item.id} item={item} name={name} />
          ) : (
            <p className={plain}>{messages.viewer.none}</p>
          )}
        </div>
        <div className={styles.details}>
          {media.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                label={messages.viewer.previous}
                isDisabled={at === 0}
                onPress={() => setChosen(at - 1)}
              />
              <span role="status" className={styles.quiet}>
                {messages.viewer.position(at + 1, media.length)}
              </span>
              <IconButton
                icon={ChevronRight}
                label={messages.viewer.next}
                isDisabled={at === media.length - 1}
                onPress={() => setChosen(at + 1)}
              />
            </>
          )}
          {item && item.fileSize > 0 && (
            <span className={styles.quiet}>{formatFileSize(locale, item.fileSize)}</span>
          )}
          {item && <span className={styles.quiet}>{item.mimeType}</span>}
          {address !== null && (
            <>
              <LinkButton
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                size="small"
                icon={ExternalLink}
              >
                {messages.viewer.open}
              </LinkButton>
              <LinkButton
                href={address}
                download={name}
                size="small"
                variant="quiet"
                icon={Download}
              >
                {messages.viewer.download}
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
