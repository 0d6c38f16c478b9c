import type { ProblemCode } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import { lazily } from '@dreamfork/ui/lazy';
import type { Interaction } from '../../store/interaction.ts';
import { editMessages } from './messages.ts';

const fetchMessages = lazily(async () => (await import('./problemMessages.ts')).problemMessages);

/** Shows a rejected edit as a notice; its messages are loaded with the first one. */
export async function notifyRejected(
  notify: Interaction['notify'],
  code: ProblemCode,
  locale: Locale,
): Promise<void> {
  const messages = await fetchMessages().catch(() => null);
  notify({ status: 'warning', title: messages?.[locale][code] ?? editMessages[locale].rejected });
}
