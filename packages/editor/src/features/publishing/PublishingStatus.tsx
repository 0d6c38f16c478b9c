import { Badge, Button, IconButton, Popover, PopoverTrigger } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/lazy';
import { FilePen, Globe } from 'lucide-react';
import { useEditor, usePublishing, useSession, useWorkspace } from '../../EditorContext.tsx';
import { publishingMessages } from './messages.ts';

const PublishingDetails = lazyPart(
  async () => (await import('./PublishingDetails.tsx')).PublishingDetails,
);

/** Whether readers of a public story get its newest state; a press opens the details. */
export function PublishingStatus() {
  const { services } = useEditor();
  const messages = useMessages(publishingMessages);
  const publication = usePublishing((state) => state.publication);
  const version = useSession(({ saved }) => saved.version);
  // Beside the state of saving, the words would leave no room for the title.
  const isShort = useWorkspace((state) => state.width !== 'wide');
  if (!services.publishing || !publication) return null;
  const isAhead = publication.version < (version ?? 0);
  const label = isAhead ? messages.ahead : messages.published;
  const icon = isAhead ? FilePen : Globe;
  return (
    <PopoverTrigger>
      {isShort ? (
        <IconButton icon={icon} size="small" label={messages.show(label)} />
      ) : (
        <Button variant="quiet" size="small" aria-label={messages.show(label)}>
          <Badge tone={isAhead ? 'warning' : 'success'} icon={icon} data-testid="publishing-status">
            {label}
          </Badge>
        </Button>
      )}
      <Popover label={messages.label} placement="bottom start">
        {({ close }) => <PublishingDetails onClose={close} />}
      </Popover>
    </PopoverTrigger>
  );
}
