import { Fragment, type ReactNode, useMemo } from 'react';
import type { Block, Inline } from '../../text/markdownTree.ts';
import { parseMarkdown } from '../../text/parseMarkdown.ts';
import * as styles from './PassageText.css.ts';

export type PassageTextProps = {
  content: string;
  /** Level of the passage's own heading; those inside the text stand below it. */
  headingLevel: number;
};

const inline = (piece: Inline): ReactNode => {
  switch (piece.type) {
    case 'text':
      return piece.text;
    case 'break':
      return <br />;
    case 'emphasis':
      return <em>{inlines(piece.children)}</em>;
    case 'strong':
      return <strong className={styles.strong}>{inlines(piece.children)}</strong>;
    case 'link':
      return (
        <a
          className={styles.link}
          href={piece.address}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
        >
          {inlines(piece.children)}
        </a>
      );
  }
};

// The pieces of a text never change places: their number is their name.
const inlines = (pieces: readonly Inline[]): ReactNode =>
  pieces.map((piece, index) => <Fragment key={String(index)}>{inline(piece)}</Fragment>);

const deepestHeading = 6;

function block(piece: Block, headingLevel: number): ReactNode {
  switch (piece.type) {
    case 'paragraph':
      return <p className={styles.paragraph}>{inlines(piece.children)}</p>;
    case 'heading': {
      const Heading = `h${Math.min(headingLevel + piece.level, deepestHeading)}` as 'h3';
      return (
        <Heading className={styles.heading} data-level={Math.min(piece.level, 3)}>
          {inlines(piece.children)}
        </Heading>
      );
    }
    case 'list':
      return list(piece, headingLevel);
    case 'quote':
      return (
        <blockquote className={styles.quote}>{blocks(piece.children, headingLevel)}</blockquote>
      );
    case 'rule':
      return <hr className={styles.rule} />;
  }
}

function list({ start, items }: Extract<Block, { type: 'list' }>, level: number): ReactNode {
  const content = items.map((item, index) => {
    const [only] = item;
    const isLine = item.length === 1 && only?.type === 'paragraph';
    return <li key={String(index)}>{isLine ? inlines(only.children) : blocks(item, level)}</li>;
  });
  return start === null ? (
    <ul className={styles.list}>{content}</ul>
  ) : (
    <ol className={styles.orderedList} start={start}>
      {content}
    </ol>
  );
}

const blocks = (pieces: readonly Block[], headingLevel: number): ReactNode =>
  pieces.map((piece, index) => (
    <Fragment key={String(index)}>{block(piece, headingLevel)}</Fragment>
  ));

/** An author's text: a safe part of Markdown, set as a page of a book. */
export function PassageText({ content, headingLevel }: PassageTextProps) {
  return useMemo(() => {
    const tree = parseMarkdown(content);
    return tree.length > 0 && <div className={styles.text}>{blocks(tree, headingLevel)}</div>;
  }, [content, headingLevel]);
}
