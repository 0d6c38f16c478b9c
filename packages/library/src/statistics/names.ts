import { formatShare, type Locale } from '@dreamfork/ui/i18n';
import type { ChoiceFigures, NodeFigures } from './figures.ts';
import { statisticsMessages } from './messages.ts';
import type { PathFigures } from './pathFigures.ts';
import type { StatisticsChoice } from './useStatistics.ts';

type Messages = (typeof statisticsMessages)['ru'];

export function nodeName(
  { title, presence }: Pick<NodeFigures, 'title' | 'presence'>,
  messages: Messages,
): string {
  if (presence === 'removed') return messages.removedNode;
  if (presence === 'unknown') return messages.unknownNode;
  return title || messages.untitled;
}

export function choiceName(
  { text, presence }: Pick<ChoiceFigures, 'text' | 'presence'>,
  messages: Messages,
): string {
  if (presence === 'removed') return messages.removedChoice;
  if (presence === 'unknown') return messages.unknownChoice;
  return text || messages.emptyChoice;
}

/** A share in percent; where there are too few readings to tell, this is said instead. */
export const shareText = (share: number | null, locale: Locale): string =>
  share === null ? statisticsMessages[locale].tooFew : formatShare(locale, share);

/** A duration as people say it. */
export function durationText(seconds: number, messages: Messages): string {
  if (seconds < 60) return messages.seconds(seconds);
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return messages.minutes(minutes);
  return messages.hours(Math.floor(minutes / 60), minutes % 60);
}

/** What stands on either side of a comparison. */
export function comparedNames(
  { version, period, beside }: Pick<StatisticsChoice, 'version' | 'period' | 'beside'>,
  messages: Messages,
): [shown: string, beside: string] {
  if (typeof beside === 'number') {
    const shown = version === null ? messages.everyVersion : messages.versionName(version);
    return [shown, messages.versionName(beside)];
  }
  return period === null
    ? [messages.periods.all, messages.periods.all]
    : [messages.periods[period], messages.previous[period]];
}

/** The choices of a path in their order. */
export const pathName = ({ choices }: PathFigures, messages: Messages): string =>
  choices.length === 0
    ? messages.noChoicesOnPath
    : choices.map((choice) => choiceName(choice, messages)).join(' → ');
