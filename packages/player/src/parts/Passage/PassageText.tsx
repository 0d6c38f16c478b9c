import {
  isOpening,
  type MarkdownPrinter,
  parseMarkdown,
  printMarkdown,
  typeset,
} from '@dreamfork/story/text';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useAuthorText } from '../../labels/PlayerLanguage.tsx';
import { headingRank } from '../headingRank.ts';
import * as styles from './PassageText.css.ts';

export type PassageTextProps = {
  content: string;
  /** Level of the passage's own heading; those inside the text stand below it. */
  headingLevel: number;
};

// The pieces of a text never change places, so their index is a stable key.
const inOrder = (pieces: readonly ReactNode[]): ReactNode =>
  pieces.map((piece, index) => <Fragment key={String(index)}>{piece}</Fragment>);

const printerAt = (headingLevel: number): MarkdownPrinter<ReactNode> => ({
  inlines: inOrder,
  blocks: inOrder,
  text: typeset,
  lineBreak: () => <br />,
  emphasis: (children) => <em>{children}</em>,
  strong: (children) => <strong className={styles.strong}>{children}</strong>,
  link: (address, children) => (
    <a
      className={styles.link}
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      {children}
    </a>
  ),
  paragraph: (children) => <p className={styles.paragraph}>{children}</p>,
  heading(level, children) {
    const Heading = `h${headingRank(headingLevel + level)}` as 'h3';
    return (
      <Heading className={styles.heading} data-level={Math.min(level, 3)}>
        {children}
      </Heading>
    );
  },
  list(items, start) {
    const content = items.map((item, index) => <li key={String(index)}>{item}</li>);
    return start === null ? (
      <ul className={styles.list}>{content}</ul>
    ) : (
      <ol className={styles.orderedList} start={start}>
        {content}
      </ol>
    );
  },
  quote: (children) => <blockquote className={styles.quote}>{children}</blockquote>,
  rule: () => <hr className={styles.rule} />,
});

/** An author's text: a safe part of Markdown, set as a page of a book. */
export function PassageText({ content, headingLevel }: PassageTextProps) {
  const authorText = useAuthorText();
  const tree = useMemo(() => {
    const pieces = parseMarkdown(content);
    return pieces.length > 0 && printMarkdown(pieces, printerAt(headingLevel));
  }, [content, headingLevel]);
  return (
    tree && (
      <div
        {...authorText}
        className={styles.text}
        data-passage-text=""
        data-opening={isOpening(content) || undefined}
      >
        {tree}
      </div>
    )
  );
}
