import type { Usage } from '@dreamfork/ui/testing';
import type { PreparedStory } from 'storybook/internal/types';
import * as styles from './DocsPage.css.ts';
import { testedConditions } from './testedConditions.ts';
import { WithCode } from './WithCode.tsx';

type AccessibilitySectionProps = { usage: Usage; stories: readonly PreparedStory[] };

/** What a screen reader is told, and what the tests of this page run. */
export function AccessibilitySection({ usage, stories }: AccessibilitySectionProps) {
  return (
    <section className={styles.section} aria-labelledby="accessibility">
      <h2 id="accessibility" className={styles.heading}>
        Accessibility
      </h2>
      <p className={styles.cardText}>
        <WithCode>{usage.accessibility}</WithCode>
      </p>
      <h3 className={styles.subheading}>What the tests check</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Condition</th>
            <th scope="col">Stories</th>
            <th scope="col">How</th>
          </tr>
        </thead>
        <tbody>
          {testedConditions(stories).map(({ name, stories: count, how }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count === 0 ? 'None' : count}</td>
              <td>{how}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Session with a screen reader</th>
            <td colSpan={2}>{usage.screenReader ?? 'No session is recorded yet.'}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
