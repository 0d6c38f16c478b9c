import type { Usage } from '@dreamfork/ui/testing';
import * as styles from './DocsPage.css.ts';
import { WithCode } from './WithCode.tsx';

type CardProps = { title: string; text: string; tone?: 'good' | 'bad' };

const Card = ({ title, text, tone }: CardProps) => (
  <div className={styles.card} data-tone={tone}>
    <h3 className={styles.cardTitle}>{title}</h3>
    <p className={styles.cardText}>
      <WithCode>{text}</WithCode>
    </p>
  </div>
);

/** When a component is right, when not, and what stands in its place. */
export function WhenSection({ when, whenNot, instead }: Usage) {
  return (
    <section className={styles.section} aria-labelledby="usage">
      <h2 id="usage" className={styles.heading}>
        Usage
      </h2>
      <div className={styles.cards}>
        <Card title="When to use" text={when} />
        <Card title="When not" text={whenNot} />
        <Card title="Instead" text={instead} />
      </div>
    </section>
  );
}

export function RulesSection({ do: right, dont }: Usage) {
  return (
    <section className={styles.section} aria-labelledby="rules">
      <h2 id="rules" className={styles.heading}>
        Do and don’t
      </h2>
      <div className={styles.cards}>
        <Card title="Do" text={right} tone="good" />
        <Card title="Don’t" text={dont} tone="bad" />
      </div>
    </section>
  );
}

export function KeyboardSection({ keyboard }: Usage) {
  const keys = Object.entries(keyboard);
  return (
    <section className={styles.section} aria-labelledby="keyboard">
      <h2 id="keyboard" className={styles.heading}>
        Keyboard
      </h2>
      {keys.length === 0 ? (
        <p className={styles.cardText}>Nothing in it takes the focus.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, effect]) => (
              <tr key={key}>
                <th scope="row" className={styles.name}>
                  {key}
                </th>
                <td>
                  <WithCode>{effect}</WithCode>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
