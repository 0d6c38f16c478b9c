import { Fragment } from 'react';
import * as styles from './DocsPage.css.ts';

/** Text whose words in backticks are code. */
export function WithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={styles.code}>
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
