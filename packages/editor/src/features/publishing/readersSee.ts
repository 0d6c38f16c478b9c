import type { Diagnostic } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import { formatMoment } from '../../formatTime.ts';
import type { Publishing } from '../../store/publishing/createPublishing.ts';
import type { Session } from '../../store/session/createSession.ts';
import { publishingMessages } from './messages.ts';

export type ReadersSeeInput = {
  publishing: Pick<Publishing, 'getState'>;
  session: Pick<Session, 'getState'>;
  diagnostics: { getState: () => { diagnostics: readonly Pick<Diagnostic, 'severity'>[] } };
  locale: Locale;
};

/** Says after a save what readers of a public story get, and what is wrong with it; undefined for a private one. */
export function readersSee({
  publishing,
  session,
  diagnostics,
  locale,
}: ReadersSeeInput): string | undefined {
  const { publication } = publishing.getState();
  if (!publication) return undefined;
  const { seenNow, seenWith, seenStill } = publishingMessages[locale];
  const isSeen = publication.version >= (session.getState().saved.version ?? 0);
  if (!isSeen) return seenStill(formatMoment(locale, publication.publishedAt));
  const met = diagnostics.getState().diagnostics.filter(({ severity }) => severity !== 'hint');
  return met.length > 0 ? seenWith(met.length) : seenNow;
}
