import type { Locale } from '@dreamfork/ui/i18n';
import { formatMoment } from '../../formatTime.ts';
import type { Publishing } from '../../store/publishing/createPublishing.ts';
import type { Session } from '../../store/session/createSession.ts';
import { publishingMessages } from './messages.ts';

export type ReadersSeeInput = {
  publishing: Pick<Publishing, 'getState'>;
  session: Pick<Session, 'getState'>;
  locale: Locale;
};

/** Says after a save what readers of a public story get; undefined for a private one. */
export function readersSee({ publishing, session, locale }: ReadersSeeInput): string | undefined {
  const { publication } = publishing.getState();
  if (!publication) return undefined;
  const { seenNow, seenStill } = publishingMessages[locale];
  const isSeen = publication.version >= (session.getState().saved.version ?? 0);
  return isSeen ? seenNow : seenStill(formatMoment(locale, publication.publishedAt));
}
