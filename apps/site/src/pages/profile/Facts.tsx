import type { ReactNode } from 'react';
import * as styles from './ProfilePage.css.ts';

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Names and values, one pair a line. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
