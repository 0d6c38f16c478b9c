import { Fragment } from 'react';
import { paragraphs } from '../../text/paragraphs.ts';
import * as styles from './Passage.css.ts';

/** An author's text, set as paragraphs and lines; markup in it is shown as it was typed. */
export function PassageText({ content }: { content: string }) {
  const all = paragraphs(content);
  if (all.length === 0) return null;
  return (
    <div className={styles.text}>
      {all.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a passage never reorders
        <p key={index} className={styles.paragraph}>
          {lines.map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paragraph never reorder
            <Fragment key={number}>
              {number > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
