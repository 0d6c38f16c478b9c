import { useCurrentUser } from '@dreamfork/account/session';
import { Inline, LinkButton, StoryMap } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { aboutMessages } from './about.messages.ts';
import { StaticHero, TextSections } from './staticParts.tsx';

/** What the product is, for whom, and how it is made. */
export function AboutPage() {
  const messages = useMessages(aboutMessages);
  const user = useCurrentUser();
  usePageTitle(messages.title);
  return (
    <>
      <StaticHero title={messages.title} lead={messages.lead} drawing={StoryMap}>
        <Inline gap="3" wrap data-guest>
          <LinkButton variant="primary" href={user ? '/app/editor' : '/register'}>
            {user ? messages.create : messages.start}
          </LinkButton>
          <LinkButton variant="secondary" href="/stories">
            {messages.explore}
          </LinkButton>
        </Inline>
      </StaticHero>
      <TextSections sections={messages.sections} />
    </>
  );
}
