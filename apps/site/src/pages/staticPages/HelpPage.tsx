import { useCurrentUser } from '@dreamfork/account/session';
import { useCapabilities } from '@dreamfork/api-client/hooks';
import {
  Button,
  Heading,
  Link,
  LinkButton,
  LiveSearch,
  OpenNotebook,
  Stack,
  Text,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { helpMessages } from '../../messages/help.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { HelpGuideSection } from './HelpGuideSection.tsx';
import { HelpOutline } from './HelpOutline.tsx';
import { findHelpTopics } from './helpTopics.ts';
import { StaticHero } from './StaticHero.tsx';
import * as styles from './staticPages.css.ts';

/** How to write a first story and one that remembers, step by step with pictures, and answers to other questions. */
export function HelpPage() {
  const messages = useMessages(helpMessages);
  const user = useCurrentUser();
  const hasContacts = useCapabilities().data?.contact !== undefined;
  const [query, setQuery] = useState('');
  const topics = findHelpTopics(messages, query);
  const isSearching = query.trim() !== '';
  usePageTitle(messages.title);
  return (
    <>
      <StaticHero title={messages.title} lead={messages.lead} drawing={OpenNotebook}>
        <div className={styles.search}>
          <LiveSearch
            label={messages.search}
            placeholder={messages.searchExample}
            value={query}
            onSearch={setQuery}
            found={isSearching ? messages.found(topics.count) : ''}
          />
        </div>
      </StaticHero>
      <div className={styles.help}>
        <HelpOutline topics={topics} />
        <div className={styles.topics}>
          {topics.count === 0 && (
            <Stack gap="4" align="start">
              <Text size="17">{messages.nothing}</Text>
              <Button onPress={() => setQuery('')}>{messages.all}</Button>
            </Stack>
          )}
          {topics.guides.map((guide) => (
            <HelpGuideSection key={guide.name} {...guide}>
              {guide.name === 'first' && !isSearching && (
                <div>
                  <LinkButton variant="primary" href={user ? '/app/editor' : '/register'}>
                    {user ? messages.create : messages.start}
                  </LinkButton>
                </div>
              )}
            </HelpGuideSection>
          ))}
          {topics.answers.length > 0 && (
            <section className={styles.answers}>
              <Heading level={2} size="34" id="answers">
                {messages.answersTitle}
              </Heading>
              {topics.answers.map((name) => (
                <div key={name} id={name} className={`${styles.target} ${styles.measure}`}>
                  <Stack gap="2">
                    <Heading level={3} size="21">
                      {messages.answers[name].title}
                    </Heading>
                    <Text size="17">{messages.answers[name].text}</Text>
                  </Stack>
                </div>
              ))}
            </section>
          )}
          {hasContacts && (
            <Text size="17">
              {messages.unanswered} {messages.unansweredText}{' '}
              <Link href="/contacts">{messages.contacts}</Link>
            </Text>
          )}
        </div>
      </div>
    </>
  );
}
