import type { AppBarLink } from '@dreamfork/ui';
import type { layoutMessages } from './messages.ts';

type Options = { isSignedIn: boolean; pathname?: string };

/** The links of the bar of the site. */
export function siteLinks(
  messages: (typeof layoutMessages)['ru'],
  { isSignedIn, pathname }: Options,
): AppBarLink[] {
  const link = (href: string, label: string) => ({ href, label, isCurrent: pathname === href });
  return [
    link('/', messages.home),
    link('/stories', messages.stories),
    ...(isSignedIn
      ? [link('/app/dashboard', messages.dashboard), link('/app/editor', messages.create)]
      : []),
  ];
}
