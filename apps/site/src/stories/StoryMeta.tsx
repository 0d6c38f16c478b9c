import type { StorySummary } from '@dreamfork/api-client';
import { Icon, Inline, VisuallyHidden } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Clock, Flag, Heart, type LucideIcon } from 'lucide-react';
import { storyMessages } from '../messages/stories.ts';

type MetaProps = { icon: LucideIcon; short: string; full: string };

/** A figure with its sign; read out in full. */
const Meta = ({ icon, short, full }: MetaProps) => (
  <Inline as="span" gap="1" wrap={false}>
    <Icon icon={icon} size={15} />
    <span aria-hidden="true">{short}</span>
    <VisuallyHidden>{full}</VisuallyHidden>
  </Inline>
);

/** How long a story is, how many ways it ends, how many readers like it: what is known of that. */
export function StoryMeta({ story }: { story: StorySummary }) {
  const words = useMessages(storyMessages);
  const locale = useLocale();
  const { readingMinutes, endCount, likeCount } = story;
  return (
    <>
      {readingMinutes > 0 && (
        <Meta
          icon={Clock}
          short={words.minutes(readingMinutes)}
          full={words.readingTime(readingMinutes)}
        />
      )}
      {endCount > 0 && (
        <Meta icon={Flag} short={words.ends(endCount)} full={words.ends(endCount)} />
      )}
      {likeCount > 0 && (
        <Meta icon={Heart} short={formatNumber(locale, likeCount)} full={words.likes(likeCount)} />
      )}
    </>
  );
}
