import type { ProblemCode } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import { lazily } from '@dreamfork/ui/parts';
import type { Interaction } from './context.ts';

const fetchWords = lazily(async () => (await import('./problemWords.ts')).problemMessages);

/** Tells a refusal as a notice; the words for it, which few authors ever need, come with the first. */
export async function tellRefusal(
  notify: Interaction['notify'],
  code: ProblemCode,
  locale: Locale,
): Promise<void> {
  const words = await fetchWords();
  notify({ status: 'warning', title: words[locale][code] });
}
