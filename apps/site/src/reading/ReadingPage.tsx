import { browserStorage, StoryPlayer } from '@dreamfork/player';
import type { StoryDocument } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import { lazy, Suspense, useMemo, useState } from 'react';
import { createPlayRecorder } from './createPlayRecorder.ts';
import type { ReadingCalls } from './readingCalls.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('./ShareDialog.tsx')).ShareDialog,
}));

const storage = browserStorage();

export type ReadingPageProps = {
  id: string;
  story: StoryDocument;
  isPublic: boolean;
  locale: Locale;
  calls: ReadingCalls;
  onClose: () => void;
};

/** A page that is a story. */
export function ReadingPage({ id, story, isPublic, locale, calls, onClose }: ReadingPageProps) {
  const [isSharing, setSharing] = useState(false);
  const record = useMemo(
    () => createPlayRecorder((events) => calls.recordPlay(id, events)),
    [calls, id],
  );
  return (
    <main>
      <StoryPlayer
        story={story}
        storyId={id}
        storage={storage}
        locale={locale}
        shareUrl={isPublic ? storyAddress(id) : undefined}
        onShare={() => setSharing(true)}
        onEvent={record}
        onClose={onClose}
      />
      {isSharing && (
        <Suspense>
          <ShareDialog
            id={id}
            title={story.title}
            isPublic={isPublic}
            locale={locale}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </main>
  );
}

const storyAddress = (id: string): string =>
  `${window.location.origin}/story/${encodeURIComponent(id)}`;
