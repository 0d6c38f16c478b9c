import {
  Badge,
  type BadgeTone,
  Button,
  Popover,
  PopoverTrigger,
  VisuallyHidden,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/parts';
import { CircleAlert, CloudOff, GitMerge, type LucideIcon } from 'lucide-react';
import { useSession } from '../EditorContext.tsx';
import { syncMessages } from '../messages/index.ts';
import { type SaveStatus, saveStatus } from '../session/status.ts';

const SaveDetails = lazyPart(async () => (await import('./SaveDetails.tsx')).SaveDetails);

const tones: Record<SaveStatus, BadgeTone> = {
  saved: 'success',
  saving: 'info',
  unsaved: 'warning',
  offline: 'warning',
  conflict: 'danger',
};

const icons: Partial<Record<SaveStatus, LucideIcon>> = { offline: CloudOff, conflict: GitMerge };

/** Whether the story is saved, always to be seen; a press tells where the work is kept and what can be done. */
export function SaveState() {
  const words = useMessages(syncMessages);
  const status = useSession(saveStatus);
  const trouble = useSession((state) => state.trouble);
  const icon = icons[status] ?? (trouble && status === 'unsaved' ? CircleAlert : undefined);
  return (
    <>
      <PopoverTrigger>
        <Button variant="quiet" size="small" aria-label={words.show(words[status])}>
          <Badge tone={tones[status]} {...(icon ? { icon } : {})} data-testid="save-status">
            {words[status]}
          </Badge>
        </Button>
        <Popover label={words.label} placement="bottom start">
          {({ close }) => <SaveDetails onClose={close} />}
        </Popover>
      </PopoverTrigger>
      {/* Saving by itself goes on every few seconds: aloud are only the states one has to know of. */}
      <div role="status">
        <VisuallyHidden>
          {status === 'offline' || status === 'conflict' ? words[status] : ''}
        </VisuallyHidden>
      </div>
    </>
  );
}
