import { type MarkdownPrinter, parseMarkdown, printMarkdown, typeset } from '@dreamfork/story/text';
import { Fragment, type ReactNode, useMemo } from 'react';
import * as styles from './StoryDetails.css.ts';

// The pieces of a text never change places, so their index is a stable key.
const inOrder = (pieces: readonly ReactNode[]): ReactNode =>
  pieces.map((piece, index) => <Fragment key={String(index)}>{piece}</Fragment>);

const itemsOf = (items: readonly ReactNode[]) =>
  items.map((item, index) => <li key={String(index)}>{item}</li>);

const printer: MarkdownPrinter<ReactNode> = {
  inlines: inOrder,
  blocks: inOrder,
  text: typeset,
  lineBreak: () => <br />,
  emphasis: (children) => <em>{children}</em>,
  strong: (children) => <strong>{children}</strong>,
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
  // The section has a heading of its own; a description has no outline.
  heading: (_level, children) => (
    <p className={styles.paragraph}>
      <strong>{children}</strong>
    </p>
  ),
  list: (items, start) =>
    start === null ? (
      <ul className={styles.list}>{itemsOf(items)}</ul>
    ) : (
      <ol className={styles.numberedList} start={start}>
        {itemsOf(items)}
      </ol>
    ),
  quote: (children) => <blockquote className={styles.quote}>{children}</blockquote>,
  rule: () => <hr className={styles.rule} />,
};

/** What the author wrote about a story, with its Markdown. */
export function StoryDescription({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  if (blocks.length === 0) return null;
  return (
    <div dir="auto" className={styles.description}>
      {printMarkdown(blocks, printer)}
    </div>
  );
}
