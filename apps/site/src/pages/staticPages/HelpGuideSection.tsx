import { Heading, Stack, Text } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { helpMessages } from './help.messages.ts';
import {
  type HelpGuide,
  type HelpPictureName,
  helpPictures,
  helpSteps,
  pictureSize,
} from './helpTopics.ts';
import * as styles from './staticPages.css.ts';

export type HelpGuideSectionProps = {
  name: HelpGuide;
  /** The steps to show; each keeps its number among all of the guide. */
  steps: readonly HelpPictureName[];
  children?: ReactNode;
};

/** A guide in numbered steps with pictures. */
export function HelpGuideSection({ name, steps: shown, children }: HelpGuideSectionProps) {
  const { guides, steps } = useMessages(helpMessages);
  const locale = useLocale();
  const { title, text } = guides[name];
  const all: readonly HelpPictureName[] = helpSteps[name];
  return (
    <section className={styles.guide}>
      <div className={styles.measure}>
        <Stack gap="3">
          <Heading level={2} size="34" id={name}>
            {title}
          </Heading>
          {text && <Text size="17">{text}</Text>}
        </Stack>
      </div>
      <ol className={styles.steps}>
        {shown.map((step) => (
          <li key={step} id={step} className={styles.step}>
            <div className={styles.measure}>
              <Stack gap="2">
                <Heading level={3} size="26">
                  {`${all.indexOf(step) + 1}. ${steps[step].title}`}
                </Heading>
                <Text size="17">{steps[step].text}</Text>
              </Stack>
            </div>
            <img
              className={styles.picture}
              src={helpPictures[step][locale]}
              alt={steps[step].alt}
              {...pictureSize}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
