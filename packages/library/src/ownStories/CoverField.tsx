import { routes, type StorySummary } from '@dreamfork/api-client';
import { useImageUpload, useMutation } from '@dreamfork/api-client/hooks';
import { PictureActions, Stack, Text, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId, useState } from 'react';
import { coverRatio } from '../stories/StoryCover.css.ts';
import { StoryCover } from '../stories/StoryCover.tsx';
import { ownStoryQueries, storyChanged } from '../stories/storyUpdates.ts';
import * as styles from './CoverField.css.ts';
import { ownStoryMessages } from './messages.ts';

const coverWidth = 1920;

/** The cover of a story, to choose, change or remove. It is saved at once: it makes no version. */
export function CoverField({ story }: { story: StorySummary }) {
  const messages = useMessages(ownStoryMessages).cover;
  const labelId = useId();
  const toast = useToast();
  const upload = useImageUpload();
  const { cover, setCover } = useCover(story);
  const isChosen = Boolean(cover.coverFileId);

  const remove = async () => {
    const answer = await setCover(null);
    if (answer.ok) toast({ status: 'success', title: messages.removed });
    else toast({ status: 'error', title: messages.failed, description: answer.error.message });
  };

  return (
    <Stack gap="2" role="group" aria-labelledby={labelId}>
      <Text id={labelId} size="13" weight="medium" tone="ink2">
        {messages.label}
      </Text>
      <div className={styles.picture}>
        <StoryCover title={story.title} url={cover.coverUrl} map={cover.coverMap} />
      </div>
      <PictureActions
        isChosen={isChosen}
        chooseLabel={messages.choose}
        changeLabel={messages.change}
        onRemove={remove}
        crop={{
          title: messages.label,
          ratio: coverRatio,
          maxWidth: coverWidth,
          fileName: 'cover',
          onSave: async (file, options) => {
            const description = messages.of(story.title);
            const error = await upload({ file, description, use: setCover }, options);
            if (!error) toast({ status: 'success', title: messages.saved });
            return error?.message;
          },
        }}
      />
      <Text tone="ink2" size="13">
        {isChosen ? messages.help : messages.helpUnchosen}
      </Text>
    </Stack>
  );
}

function useCover(story: StorySummary) {
  const change = useMutation();
  const { id } = story;
  const [cover, show] =
    useState<Pick<StorySummary, 'coverUrl' | 'coverMap' | 'coverFileId'>>(story);
  const setCover = async (fileId: string | null) => {
    const answer = await change({
      call: (client) =>
        client.call(routes.content.update, { params: { id }, body: { coverFileId: fileId } }),
      answered: (item) => storyChanged(id, (cached) => ({ ...cached, ...item })),
      stale: ownStoryQueries,
    });
    if (answer.ok) show(answer.value);
    return answer;
  };
  return { cover, setCover };
}
