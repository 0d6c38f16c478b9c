import { categoryNames, type StorySummary } from '@dreamfork/api-client';
import { Badge, Icon, IconButton, Inline, StoryCard } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Globe, Lock, Trash2 } from 'lucide-react';
import { storyMessages } from '../../messages/stories.ts';
import { StoryMeta } from '../../stories/StoryMeta.tsx';

export type StoryListCardProps = {
  story: StorySummary;
  /** Left out for stories of other authors. */
  onRemove?: () => void;
  /** The first of the list: its cover is not put off. @default false */
  isLeading?: boolean;
};

/** A story in the list of all. */
export function StoryListCard({ story, onRemove, isLeading }: StoryListCardProps) {
  const words = useMessages(storyMessages);
  const locale = useLocale();
  const title = story.title || words.untitled;
  return (
    <StoryCard
      title={title}
      description={story.description}
      coverUrl={story.coverUrl}
      isLeading={isLeading}
      href={`/story/${encodeURIComponent(story.id)}`}
      linkLabel={words.read}
      badges={story.category && <Badge>{categoryNames[locale][story.category]}</Badge>}
      meta={
        <>
          <Inline as="span" gap="2">
            <Icon
              icon={story.isPublic ? Globe : Lock}
              size={15}
              label={story.isPublic ? words.isPublic : words.isPrivate}
            />
            {words.by(story.authorName)}
          </Inline>
          <time dateTime={story.createdAt}>{formatDate(locale, story.createdAt)}</time>
          <StoryMeta story={story} />
        </>
      }
      actions={
        onRemove && <IconButton icon={Trash2} label={words.removeStory(title)} onPress={onRemove} />
      }
    />
  );
}
