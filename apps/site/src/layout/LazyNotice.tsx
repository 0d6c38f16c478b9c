import { whenIdle } from '@dreamfork/ui/browser';
import type { Locale } from '@dreamfork/ui/i18n';
import { insistentPart } from '@dreamfork/ui/lazy';
import { Suspense, useEffect, useState } from 'react';

const StandaloneNotice = insistentPart(
  async () => (await import('./StandaloneNotice.tsx')).StandaloneNotice,
);

/** Milliseconds after which a busy page counts as idle. */
const timeout = 5000;

/** The maintenance notice of a document that shows something else first. */
export function LazyNotice({ locale }: { locale: Locale }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), timeout), []);
  return <Suspense fallback={null}>{isIdle && <StandaloneNotice locale={locale} />}</Suspense>;
}
