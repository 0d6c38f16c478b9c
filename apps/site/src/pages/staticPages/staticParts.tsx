import { Heading, Text } from '@dreamfork/ui';
import type { ComponentType, ReactNode } from 'react';
import { Paper } from '../../layout/Paper.tsx';
import * as styles from './staticPages.css.ts';

export type StaticHeroProps = {
  title: string;
  lead: string;
  drawing: ComponentType;
  /** Search or buttons below the lead. */
  children?: ReactNode;
};

/** The beginning of a page of text: its title and what it is about, on squared paper beside a drawing. */
export const StaticHero = ({ title, lead, drawing: Picture, children }: StaticHeroProps) => (
  <Paper>
    <div className={styles.hero}>
      <div>
        <Heading level={1} size="44">
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <div className={styles.drawing}>
        <Picture />
      </div>
    </div>
  </Paper>
);

type TextSection = { title: string; text: string };

/** Paragraphs with their headings beside them, divided by lines. */
export const TextSections = ({ sections }: { sections: readonly TextSection[] }) => (
  <div className={styles.body}>
    {sections.map(({ title, text }) => (
      <section key={title} className={styles.section}>
        <Heading level={2} size="26">
          {title}
        </Heading>
        <Text size="17">{text}</Text>
      </section>
    ))}
  </div>
);
