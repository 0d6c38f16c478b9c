import { useCurrentUser } from '@dreamfork/account/session';
import {
  Button,
  Heading,
  Link,
  LinkButton,
  LiveSearch,
  OpenNotebook,
  SideNav,
  Stack,
  Text,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { HelpGuideSection } from './HelpGuideSection.tsx';
import { helpMessages } from './help.messages.ts';
import { findHelpTopics, type HelpTopics } from './helpTopics.ts';
import * as styles from './staticPages.css.ts';
import { StaticHero } from './staticParts.tsx';

/** How to write a first story and one that remembers, step by step with pictures, and answers to other questions. */
export function HelpPage() {
  const messages = useMessages(helpMessages);
  const user = useCurrentUser();
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
          <Text size="17">
            {messages.unanswered} {messages.unansweredText}{' '}
            <Link href="/contacts">{messages.contacts}</Link>
          </Text>
        </div>
      </div>
    </>
  );
}

/** The topics in view as links to their places on the page. */
function HelpOutline({ topics }: { topics: HelpTopics }) {
  const messages = useMessages(helpMessages);
  if (topics.count === 0) return null;
  return (
    <div className={styles.outline}>
      <SideNav
        label={messages.outline}
        size="small"
        groups={[
          ...topics.guides.map(({ name, steps }) => ({
            title: messages.guides[name].title,
            items: steps.map((step) => ({ href: `#${step}`, label: messages.steps[step].title })),
          })),
          ...(topics.answers.length > 0
            ? [
                {
                  title: messages.answersTitle,
                  items: topics.answers.map((name) => ({
                    href: `#${name}`,
                    label: messages.answers[name].title,
                  })),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
