import { useLocale } from '@dreamfork/ui/i18n';
import { OpenStory } from './OpenStory.tsx';
import type { StoryPlayerProps } from './StoryPlayer.types.ts';

/** Reads a story from its start, or from where the reader stopped, to an end. */
export function StoryPlayer(props: StoryPlayerProps) {
  const locale = useLocale();
  return <OpenStory {...props} locale={props.locale ?? locale} />;
}
