import type { StorySummary } from '@dreamfork/api-client';
import { Switch, VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from '../../messages/stories.ts';
import { usePublishStory } from '../../stories/usePublishStory.ts';

export type AccessSwitchProps = {
  story: StorySummary;
  /** Where the words stand nearby already. @default false */
  isLabelHidden?: boolean;
};

/** Publishes a story and takes it back. */
export function AccessSwitch({ story, isLabelHidden = false }: AccessSwitchProps) {
  const words = useMessages(storyMessages);
  const publish = usePublishStory();
  return (
    <Switch
      isSelected={story.isPublic}
      onChange={(isPublic) => void publish(story, isPublic)}
      aria-label={words.publishStory(story.title || words.untitled)}
    >
      {isLabelHidden ? <VisuallyHidden>{words.publish}</VisuallyHidden> : words.publish}
    </Switch>
  );
}
