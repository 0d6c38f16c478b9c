import type { StorySummary } from '@dreamfork/api-client';
import { useFeature } from '@dreamfork/api-client/hooks';
import { CopyField, Dialog, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { insistentPart } from '@dreamfork/ui/lazy';
import { Suspense } from 'react';
import { useLibraryHost } from '../host.tsx';
import { embedCode, previewAddress } from './embedCode.ts';
import { sharingMessages } from './messages.ts';
import { preview } from './ShareDialog.css.ts';

const ReviewLinks = insistentPart(
  async () => (await import('../review/ReviewLinks.tsx')).ReviewLinks,
);

const StoryMembers = insistentPart(
  async () => (await import('../members/StoryMembers.tsx')).StoryMembers,
);

export type ShareDialogProps = {
  story: Pick<StorySummary, 'id' | 'title' | 'isPublic'>;
  /** What the user is to the story: its owner may also send its draft to first readers. @default a reader */
  role?: 'owner' | 'co-author' | undefined;
  onClose: () => void;
};

/**
 * The ways to share a story: its address, the code that shows it on another page, and for its authors those who write
 * it and those who read its draft.
 */
export function ShareDialog({ story, role, onClose }: ShareDialogProps) {
  const messages = useMessages(sharingMessages);
  const { addresses } = useLibraryHost();
  const hasReview = useFeature('review') === true;
  const hasMembers = useFeature('members') === true;
  return (
    <Dialog
      isOpen
      size="large"
      title={messages.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="8">
        {story.isPublic ? <Ways story={story} /> : <Text>{messages.isPrivate}</Text>}
        {role && hasMembers && addresses.join && (
          <Suspense>
            <StoryMembers
              storyId={story.id}
              page={absolute(addresses.join(story.id))}
              onRoleChange={onClose}
            />
          </Suspense>
        )}
        {role === 'owner' && hasReview && addresses.review && (
          <Suspense>
            <ReviewLinks storyId={story.id} page={absolute(addresses.review(story.id))} />
          </Suspense>
        )}
      </Stack>
    </Dialog>
  );
}

const absolute = (address: string): string => new URL(address, window.location.href).href;

function Ways({ story: { id, title } }: Pick<ShareDialogProps, 'story'>) {
  const messages = useMessages(sharingMessages);
  const { addresses } = useLibraryHost();
  const address = absolute(addresses.embeddedStory(id));
  return (
    <Stack gap="5">
      <CopyField label={messages.address} value={absolute(addresses.story(id))} />
      <CopyField label={messages.code} value={embedCode({ address, title })} isMultiline />
      <Stack gap="2">
        <Text size="13" tone="ink2">
          {messages.preview}
        </Text>
        <iframe className={preview} src={previewAddress(address)} title={messages.preview} />
      </Stack>
    </Stack>
  );
}
