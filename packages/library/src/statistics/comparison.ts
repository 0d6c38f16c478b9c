import { shareOf } from '@dreamfork/story';
import { formatNumber, formatShare, type Locale } from '@dreamfork/ui/i18n';
import { statisticsMessages } from '../messages/statistics.ts';
import { durationText } from './names.ts';
import type { StatisticsReport } from './useStatistics.ts';

/** A figure of both sides as it is read, and the difference in words. */
export type Compared = { id: string; label: string; values: [string, string]; difference: string };

type Pair = readonly [shown: number | null, beside: number | null];

/** How figures of one kind are written. */
type Style = { value: (figure: number) => string; amount: (difference: number) => string };

const stylesOf = (locale: Locale) => {
  const messages = statisticsMessages[locale];
  const number = (figure: number) => formatNumber(locale, figure);
  const tenths = (share: number) => formatNumber(locale, Math.round(share * 1000) / 10);
  return {
    count: { value: number, amount: number },
    share: {
      value: (share: number) => formatShare(locale, share),
      amount: (share: number) => messages.points(tenths(share)),
    },
    duration: {
      value: (seconds: number) => durationText(seconds, messages),
      amount: (seconds: number) => durationText(seconds, messages),
    },
  } satisfies Record<string, Style>;
};

function compare(locale: Locale, style: Style, [shown, beside]: Pair) {
  const { none, same, more, less } = statisticsMessages[locale];
  const written = (figure: number | null) => (figure === null ? none : style.value(figure));
  const values: [string, string] = [written(shown), written(beside)];
  if (shown === null || beside === null) return { values, difference: none };
  if (values[0] === values[1]) return { values, difference: same };
  const amount = style.amount(Math.abs(shown - beside));
  return { values, difference: shown > beside ? more(amount) : less(amount) };
}

/** The figures of the story as a whole, side by side. */
export function compareStories(
  shown: StatisticsReport,
  beside: StatisticsReport,
  locale: Locale,
): Compared[] {
  const messages = statisticsMessages[locale];
  const styles = stylesOf(locale);
  const [one, other] = [shown.statistics, beside.statistics];
  const shares: Pair = [
    shareOf(one.completions, one.starts),
    shareOf(other.completions, other.starts),
  ];
  const row = (id: string, label: string, style: Style, pair: Pair): Compared => ({
    id,
    label,
    ...compare(locale, style, pair),
  });
  return [
    row('starts', messages.starts, styles.count, [one.starts, other.starts]),
    row('completions', messages.completions, styles.count, [one.completions, other.completions]),
    row('share', messages.completionShare, styles.share, shares),
    row('median', messages.median, styles.duration, [one.medianSeconds, other.medianSeconds]),
    row('endings', messages.endings, styles.count, [shown.endings.found, beside.endings.found]),
  ];
}

/** How often a choice was made, side by side: in shares where both sides have enough readings. */
export function compareChoices(
  shown: StatisticsReport,
  beside: StatisticsReport,
  locale: Locale,
): (Compared & { choice: StatisticsReport['choices'][number] })[] {
  const styles = stylesOf(locale);
  const besides = new Map(beside.choices.map((choice) => [choice.id, choice]));
  return shown.choices.map((choice) => {
    const other = besides.get(choice.id);
    const hasShares = choice.share !== null && other !== undefined && other.share !== null;
    const compared = hasShares
      ? compare(locale, styles.share, [choice.share, other.share])
      : compare(locale, styles.count, [choice.chosen, other?.chosen ?? 0]);
    return { id: choice.id, label: choice.text, choice, ...compared };
  });
}
