import {
  Badge,
  type BadgeTone,
  Button,
  Popover,
  PopoverTrigger,
  VisuallyHidden,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/lazy';
import { CircleAlert, CloudOff, GitMerge, type LucideIcon } from 'lucide-react';
import { useSession } from '../EditorContext.tsx';
import { type SaveStatus, saveStatus } from '../store/session/status.ts';
import { syncMessages } from './saving.messages.ts';

const SaveDetails = lazyPart(async () => (await import('./SaveDetails.tsx')).SaveDetails);

const tones: Record<SaveStatus, BadgeTone> = {
  saved: 'success',
  saving: 'info',
  unsaved: 'warning',
  offline: 'warning',
  conflict: 'danger',
};

const icons: Partial<Record<SaveStatus, LucideIcon>> = { offline: CloudOff, conflict: GitMerge };

/** The save state; a press opens its details. */
export function SaveState() {
  const messages = useMessages(syncMessages);
  const status = useSession(saveStatus);
  const saveError = useSession((state) => state.saveError);
  const icon = icons[status] ?? (saveError && status === 'unsaved' ? CircleAlert : undefined);
  return (
    <>
      <PopoverTrigger>
        <Button variant="quiet" size="small" aria-label={messages.show(messages[status])}>
          <Badge tone={tones[status]} {...(icon ? { icon } : {})} data-testid="save-status">
            {messages[status]}
          </Badge>
        </Button>
        <Popover label={messages.label} placement="bottom start">
          {({ close }) => <SaveDetails onClose={close} />}
        </Popover>
      </PopoverTrigger>
      {/* Autosave runs every few seconds: only states that need attention are announced. */}
      <div role="status">
        <VisuallyHidden>
          {status === 'offline' || status === 'conflict' ? messages[status] : ''}
        </VisuallyHidden>
      </div>
    </>
  );
}
