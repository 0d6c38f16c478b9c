import type { AllStoryStatistics } from '@dreamfork/api-client';
import { Grid, Heading, Meter, Stack, Surface } from '@dreamfork/ui';
import { formatNumber, intlLocale, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { storiesMessages } from './messages.ts';

/** How stories and views divide into public and private ones. */
export function StoryShares({ statistics }: { statistics: AllStoryStatistics }) {
  const messages = useMessages(storiesMessages);
  return (
    <Grid columns={{ narrow: 1, wide: 2 }} gap="4">
      <Shares
        title={messages.stories}
        publicCount={statistics.publicStories}
        privateCount={statistics.privateStories}
      />
      <Shares
        title={messages.readings}
        publicCount={statistics.publicStoryViews}
        privateCount={statistics.privateStoryViews}
      />
    </Grid>
  );
}

type SharesProps = { title: string; publicCount: number; privateCount: number };

function Shares({ title, publicCount, privateCount }: SharesProps) {
  const messages = useMessages(storiesMessages);
  const locale = useLocale();
  const total = publicCount + privateCount;
  const percent = new Intl.NumberFormat(intlLocale[locale], { style: 'percent' });
  const publicShare = total === 0 ? 0 : Math.round((publicCount / total) * 100) / 100;
  // The second share is the rest of the first: rounded apart they may add up to 101 %.
  const parts = [
    { label: messages.publicStories, count: publicCount, share: publicShare },
    {
      label: messages.privateStories,
      count: privateCount,
      share: total === 0 ? 0 : 1 - publicShare,
    },
  ];
  return (
    <Surface padding="5">
      <Stack gap="4">
        <Heading level={2} size="21">
          {title}
        </Heading>
        {parts.map(({ label, count, share }) => (
          <Meter
            key={label}
            label={label}
            value={count}
            max={total}
            valueLabel={messages.share(formatNumber(locale, count), percent.format(share))}
          />
        ))}
      </Stack>
    </Surface>
  );
}
