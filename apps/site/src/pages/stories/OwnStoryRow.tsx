import type { StorySummary } from '@dreamfork/api-client';
import { Heading, IconButton, Inline, LinkButton, Stack, Switch, Text } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { storyMessages } from '../../messages/stories.ts';
import * as styles from '../../stories/storyRows.css.ts';
import { usePublishStory } from '../../stories/usePublishStory.ts';
import { useRemoveStory } from '../../stories/useRemoveStory.ts';

export type OwnStoryRowProps = {
  story: StorySummary;
  /** Called when the list must be read again. */
  onChanged: () => void;
};

/** One of the author's own stories: read, edit, publish, delete. */
export function OwnStoryRow({ story, onChanged }: OwnStoryRowProps) {
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
    <li className={styles.row}>
      <div className={styles.words}>
        <Stack gap="1">
          <Heading level={2} size="21" font="reading">
            {title}
          </Heading>
          {story.description && (
            <Text font="reading" tone="ink2" lines={2}>
              {story.description}
            </Text>
          )}
          <Text size="13" tone="ink3">
            {[
              words.updated(formatDate(locale, story.updatedAt)),
              words.nodes(story.nodeCount),
              words.views(story.viewCount),
              words.choices(story.choiceCount),
            ].join(' · ')}
          </Text>
        </Stack>
      </div>
      <Switch
        isSelected={chosen ?? story.isPublic}
        isDisabled={chosen !== null}
        onChange={(isPublic) => void changeAccess(isPublic)}
        aria-label={words.publishStory(title)}
      >
        {words.publish}
      </Switch>
      <Inline gap="1">
        <LinkButton
          variant="quiet"
          size="small"
          href={`/story/${id}`}
          aria-label={words.viewStory(title)}
        >
          {words.view}
        </LinkButton>
        <LinkButton
          size="small"
          icon={Pencil}
          href={`/app/editor/${id}`}
          aria-label={words.editStory(title)}
        >
          {words.edit}
        </LinkButton>
        <IconButton
          icon={Trash2}
          size="small"
          label={words.removeStory(title)}
          onPress={() => void removeStory()}
        />
      </Inline>
    </li>
  );
}
