import { useMessages } from '@dreamfork/ui/i18n';
import { layoutMessages } from '../messages/layout.ts';
import { skipLink } from './SkipLink.css.ts';

/** The first stop of the keyboard: leads past the bar to the content. */
export function SkipLink({ href }: { href: string }) {
  const words = useMessages(layoutMessages);
  return (
    <a className={skipLink} href={href}>
      {words.skip}
    </a>
  );
}
