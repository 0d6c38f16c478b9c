import type { StorySummary } from '@dreamfork/api-client';
import { IconButton, Inline, LinkButton, StoryCard, Switch } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { storyMessages } from '../../messages/stories.ts';
import { usePublishStory } from '../../stories/usePublishStory.ts';
import { useRemoveStory } from '../../stories/useRemoveStory.ts';

export type OwnStoryCardProps = {
  story: StorySummary;
  /** Called when the list must be read again. */
  onChanged: () => void;
};

/** One of the author's own stories: read, edit, publish, delete. */
export function OwnStoryCard({ story, onChanged }: OwnStoryCardProps) {
  const words = useMessages(storyMessages);
  const locale = useLocale();
  const publish = usePublishStory();
  const remove = useRemoveStory();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const title = story.title || words.untitled;
  const id = encodeURIComponent(story.id);

  const changeAccess = async (isPublic: boolean) => {
    setChosen(isPublic);
    const saved = await publish(story, isPublic);
    setChosen(null);
    if (saved) onChanged();
  };

  const removeStory = async () => {
    if (await remove(story)) onChanged();
  };

  return (
    <StoryCard
      title={title}
      description={story.description}
      coverUrl={story.coverUrl}
      href={`/story/${id}`}
      linkLabel={words.view}
      meta={
        <>
          <span>{words.updated(formatDate(locale, story.updatedAt))}</span>
          <span>{words.nodes(story.nodeCount)}</span>
          <span>{words.views(story.viewCount)}</span>
          <span>{words.choices(story.choiceCount)}</span>
        </>
      }
      badges={
        <Switch
          isSelected={chosen ?? story.isPublic}
          isDisabled={chosen !== null}
          onChange={(isPublic) => void changeAccess(isPublic)}
          aria-label={words.publishStory(title)}
        >
          {words.publish}
        </Switch>
      }
      actions={
        <Inline gap="1">
          <LinkButton variant="quiet" size="small" icon={Pencil} href={`/app/editor/${id}`}>
            {words.edit}
          </LinkButton>
          <IconButton
            icon={Trash2}
            size="small"
            label={words.removeStory(title)}
            onPress={() => void removeStory()}
          />
        </Inline>
      }
    />
  );
}
