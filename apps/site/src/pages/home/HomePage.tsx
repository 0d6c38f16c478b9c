import { useCurrentUser } from '@dreamfork/account/session';
import { Heading, Icon, Inline, LinkButton, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ChartNoAxesColumn, MessageCircleHeart, Waypoints } from 'lucide-react';
import { Paper } from '../../layout/Paper.tsx';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { headMessages } from '../heads.messages.ts';
import * as styles from './HomePage.css.ts';
import { homeMessages } from './messages.ts';
import { SampleCard } from './SampleCard.tsx';
import { SampleMap } from './SampleMap.tsx';
import { stage } from './SamplePage.css.ts';
import { SamplePage } from './SamplePage.tsx';
import { passage } from './SamplePassage.css.ts';
import { SamplePassage } from './SamplePassage.tsx';

export function HomePage() {
  usePageTitle(useMessages(headMessages).home.title);
  return (
    <>
      <Hero />
      <Features />
      <HowItWorks />
      <Closing />
    </>
  );
}

function Hero() {
  const messages = useMessages(homeMessages);
  return (
    <Paper>
      <div className={styles.margin} />
      <section className={styles.hero}>
        <div>
          <Heading level={1} size="66">
            {messages.title}
          </Heading>
          <p className={styles.lead}>{messages.lead}</p>
          <Ways />
        </div>
        <SamplePage label={messages.sample.label} className={stage}>
          {(choose) => <SampleCard onChoose={choose} />}
        </SamplePage>
      </section>
    </Paper>
  );
}

/** The two buttons of the hero and of the closing call. */
function Ways() {
  const messages = useMessages(homeMessages);
  const user = useCurrentUser();
  return (
    <Inline gap="3" wrap data-guest>
      <LinkButton variant="primary" size="large" href={user ? '/app/editor' : '/register'}>
        {user ? messages.create : messages.start}
      </LinkButton>
      <LinkButton variant="secondary" size="large" href="/stories">
        {messages.explore}
      </LinkButton>
    </Inline>
  );
}

function Features() {
  const messages = useMessages(homeMessages);
  const features = [
    { icon: Waypoints, title: messages.editor, text: messages.editorText },
    { icon: MessageCircleHeart, title: messages.social, text: messages.socialText },
    { icon: ChartNoAxesColumn, title: messages.analytics, text: messages.analyticsText },
  ];
  return (
    <section className={styles.band} aria-label={messages.features}>
      <div className={styles.section}>
        <ul className={styles.features}>
          {features.map(({ icon, title, text }) => (
            <li key={title} className={styles.feature}>
              <Stack gap="3">
                <Icon icon={icon} size={26} tone="accent" />
                <Heading level={2} size="21">
                  {title}
                </Heading>
                <Text tone="ink2">{text}</Text>
              </Stack>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function HowItWorks() {
  const messages = useMessages(homeMessages);
  const steps = [
    { title: messages.plot, text: messages.plotText },
    { title: messages.choices, text: messages.choicesText },
    { title: messages.share, text: messages.shareText },
  ];
  return (
    <section className={styles.section}>
      <Heading level={2} size="34">
        {messages.how}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Stack gap="2">
              <Heading level={3}>{title}</Heading>
              <Text size="17" tone="ink2">
                {text}
              </Text>
            </Stack>
          </li>
        ))}
      </ol>
      <div className={styles.product}>
        <figure className={styles.map}>
          <SampleMap />
          <figcaption className={styles.caption}>{messages.mapCaption}</figcaption>
        </figure>
        <figure className={styles.page}>
          <SamplePage label={messages.page} className={passage} choicesBefore={['climb']}>
            {(choose) => <SamplePassage onChoose={choose} />}
          </SamplePage>
          <figcaption className={styles.caption}>{messages.pageCaption}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function Closing() {
  const messages = useMessages(homeMessages);
  const user = useCurrentUser();
  return (
    <Paper>
      <section className={`${styles.section} ${styles.closing}`}>
        <Stack gap="3">
          <Heading level={2} size="44">
            {user ? messages.closingSignedIn : messages.closing}
          </Heading>
          <Text size="17" tone="ink2">
            {messages.closingText}
          </Text>
        </Stack>
        <Ways />
      </section>
    </Paper>
  );
}
