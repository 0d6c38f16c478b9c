import { commentMaximumLength } from '@dreamfork/api-client';
import {
  findNode,
  quoteOf,
  type ReviewAnchor,
  type ReviewReading,
  type StoryDocument,
} from '@dreamfork/story';
import { Button, Checkbox, Inline, Select, Stack, Text, TextArea } from '@dreamfork/ui';
import { createId } from '@dreamfork/ui/browser';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useTypedText } from '../useTypedText.ts';
import { anchorKey, sentencesOf } from './anchors.ts';
import { reviewMessages } from './messages.ts';
import { placeName } from './placeName.ts';
import * as styles from './review.css.ts';
import type { Unsent } from './unsent.ts';

export type WriteCommentProps = {
  storyId: string;
  story: StoryDocument;
  version: number;
  /** What the comment is about. */
  anchor: ReviewAnchor;
  /** Chooses other words of the same passage. */
  onAnchorChange: (anchor: ReviewAnchor) => void;
  /** How the reader came here, as far as it can be told. */
  reading: () => ReviewReading | null;
  onSend: (unsent: Unsent) => void;
  onClose: () => void;
};

/** A form for a comment or a suggestion about a place of the story. What is typed stays until it is sent. */
export function WriteComment({
  storyId,
  story,
  version,
  anchor,
  onAnchorChange,
  reading,
  onSend,
  onClose,
}: WriteCommentProps) {
  const messages = useMessages(reviewMessages);
  const typedKey = `dreamfork:review:${storyId}:typed:${anchorKey(anchor)}`;
  const quote = quoteOf(anchor);
  const [text, setText] = useTypedText(typedKey);
  const [suggestion, setSuggestion] = useTypedText(
    `${typedKey}:${anchor.kind === 'text' ? `${anchor.from}-${anchor.to}` : ''}:suggestion`,
    { initial: quote },
  );
  // What was begun is there again when the form is.
  const [isSuggesting, setSuggesting] = useState(suggestion !== quote);
  const [error, setError] = useState<string>();
  const suggests = isSuggesting && quote !== '';
  const said = text.trim();
  const surplus = said.length - commentMaximumLength;

  const send = () => {
    const isSame = suggests && suggestion === quote;
    const problem = isSame
      ? messages.suggestionSame
      : surplus > 0
        ? messages.tooLong(surplus)
        : said === '' && !suggests
          ? messages.missing
          : undefined;
    setError(problem);
    if (problem) return;
    const way = reading();
    const id = createId();
    onSend({
      kind: 'thread',
      id,
      writtenAt: Date.now(),
      request: {
        id,
        anchor,
        version,
        ...(said !== '' && { text: said }),
        ...(suggests && { suggestion }),
        ...(way && { reading: way }),
      },
    });
    setText('');
    setSuggestion(quote);
    onClose();
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="3">
        <Text size="13" tone="ink2">
          {placeName(messages, story, anchor)}
        </Text>
        <SentenceSelect story={story} anchor={anchor} onAnchorChange={onAnchorChange} />
        {quote !== '' && <blockquote className={styles.quote}>{quote}</blockquote>}
        <TextArea
          label={messages.field}
          description={messages.fieldHelp}
          font="reading"
          autoFocus
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
          errorMessage={suggests ? undefined : error}
        />
        {quote !== '' && (
          <Checkbox isSelected={isSuggesting} onChange={setSuggesting}>
            {messages.suggest}
          </Checkbox>
        )}
        {suggests && (
          <TextArea
            label={messages.suggestion}
            description={messages.suggestionHelp}
            font="reading"
            value={suggestion}
            onChange={(next) => {
              setSuggestion(next);
              setError(undefined);
            }}
            errorMessage={error}
          />
        )}
        <Inline gap="2">
          <Button type="submit" variant="primary">
            {messages.send}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {messages.close}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

type SentenceSelectProps = Pick<WriteCommentProps, 'story' | 'anchor' | 'onAnchorChange'>;

/** The sentences of the passage, for who selects nothing in it. */
function SentenceSelect({ story, anchor, onAnchorChange }: SentenceSelectProps) {
  const messages = useMessages(reviewMessages);
  if (anchor.kind !== 'node' && anchor.kind !== 'text') return null;
  const { nodeId } = anchor;
  const source = anchor.kind === 'text' ? anchor.source : (findNode(story, nodeId)?.content ?? '');
  const sentences = sentencesOf(source);
  const chosen =
    anchor.kind === 'text'
      ? sentences.findIndex(({ from, to }) => from === anchor.from && to === anchor.to)
      : -1;
  const isOwnSelection = anchor.kind === 'text' && chosen < 0;
  if (sentences.length === 0) return null;
  return (
    <Select
      label={messages.place}
      size="small"
      items={[
        ...(isOwnSelection ? [{ id: 'own', label: messages.selectedWords }] : []),
        { id: 'all', label: messages.wholePassage },
        ...sentences.map(({ text }, index) => ({ id: String(index), label: text })),
      ]}
      value={isOwnSelection ? 'own' : chosen < 0 ? 'all' : String(chosen)}
      onChange={(id) => {
        const sentence = sentences[Number(id)];
        if (sentence) {
          const { from, to } = sentence;
          onAnchorChange({ kind: 'text', nodeId, source, from, to });
        } else if (id === 'all') onAnchorChange({ kind: 'node', nodeId });
      }}
    />
  );
}
