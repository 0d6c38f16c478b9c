import { shareOf } from '@dreamfork/story';
import { formatNumber, type Locale } from '@dreamfork/ui/i18n';
import { statisticsMessages } from './messages.ts';
import { durationText, shareText } from './names.ts';
import type { StatisticsReport } from './useStatistics.ts';

/** A figure of both sides as it is read, and the difference in words. */
export type Compared = { id: string; label: string; values: [string, string]; difference: string };

type Pair = readonly [shown: number | null, beside: number | null];

/** How figures of one kind are written. */
type Style = {
  value: (figure: number) => string;
  amount: (difference: number) => string;
  /** Stands in the place of a figure that there is not. */
  missing: string;
};

const stylesOf = (locale: Locale) => {
  const messages = statisticsMessages[locale];
  const number = (figure: number) => formatNumber(locale, figure);
  const tenths = (share: number) => formatNumber(locale, Math.round(share * 1000) / 10);
  return {
    count: { value: number, amount: number, missing: messages.none },
    share: {
      value: (share: number) => shareText(share, locale),
      amount: (share: number) => messages.points(tenths(share)),
      missing: messages.tooFew,
    },
    duration: {
      value: (seconds: number) => durationText(seconds, messages),
      amount: (seconds: number) => durationText(seconds, messages),
      missing: messages.none,
    },
  } satisfies Record<string, Style>;
};

function compare(locale: Locale, style: Style, [shown, beside]: Pair) {
  const { none, same, more, less } = statisticsMessages[locale];
  const written = (figure: number | null) =>
    figure === null ? style.missing : style.value(figure);
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

/** The shares of choices side by side; one of too few readings is not told. */
export function compareChoices(
  shown: StatisticsReport,
  beside: StatisticsReport,
  locale: Locale,
): (Compared & { choice: StatisticsReport['choices'][number] })[] {
  const styles = stylesOf(locale);
  const besides = new Map(beside.choices.map((choice) => [choice.id, choice]));
  return shown.choices.map((choice) => ({
    id: choice.id,
    label: choice.text,
    choice,
    ...compare(locale, styles.share, [choice.share, besides.get(choice.id)?.share ?? null]),
  }));
}
