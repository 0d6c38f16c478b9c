import type { StorySummary } from '@dreamfork/api-client';
import { Icon, Inline, VisuallyHidden } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Clock, Flag, Heart, type LucideIcon } from 'lucide-react';
import { storyMessages } from '../messages/stories.ts';

type MetaProps = { icon: LucideIcon; short: string; full: string };

/** An icon with a short figure; screen readers get the full text. */
const Meta = ({ icon, short, full }: MetaProps) => (
  <Inline as="span" gap="1" wrap={false}>
    <Icon icon={icon} size={15} />
    <span aria-hidden="true">{short}</span>
    <VisuallyHidden>{full}</VisuallyHidden>
  </Inline>
);

/** Reading time, endings and likes of a story; zero values are left out. */
export function StoryMeta({ story }: { story: StorySummary }) {
  const messages = useMessages(storyMessages);
  const locale = useLocale();
  const { readingMinutes, endCount, likeCount } = story;
  return (
    <>
      {readingMinutes > 0 && (
        <Meta
          icon={Clock}
          short={messages.minutes(readingMinutes)}
          full={messages.readingTime(readingMinutes)}
        />
      )}
      {endCount > 0 && (
        <Meta icon={Flag} short={messages.ends(endCount)} full={messages.ends(endCount)} />
      )}
      {likeCount > 0 && (
        <Meta
          icon={Heart}
          short={formatNumber(locale, likeCount)}
          full={messages.likes(likeCount)}
        />
      )}
    </>
  );
}
