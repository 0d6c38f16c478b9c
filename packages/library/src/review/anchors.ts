import { findNode, type ReviewAnchor, type StoryDocument } from '@dreamfork/story';

/** The passage that a comment is about; null for the whole story. */
export const nodeIdOf = (anchor: ReviewAnchor): string | null =>
  anchor.kind === 'story' ? null : anchor.nodeId;

/** Names what a comment is about, so that what was typed about it is found again. */
export const anchorKey = (anchor: ReviewAnchor): string => {
  switch (anchor.kind) {
    case 'story':
      return 'story';
    case 'node':
    case 'text':
      // Of one passage: the place is chosen in the form.
      return `node ${anchor.nodeId}`;
    case 'choice':
      return `choice ${anchor.choiceId}`;
    case 'media':
      return `media ${anchor.mediaId}`;
  }
};

export type Sentence = { from: number; to: number; text: string };

const segmenter = new Intl.Segmenter('ru', { granularity: 'sentence' });

/** A longer passage is divided no further: nobody looks for a sentence in a list of so many. */
const sentencesMaximum = 100;

/** The sentences of a source text, for who selects nothing. */
export function sentencesOf(source: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(source)) {
    const text = segment.trim();
    if (text === '') continue;
    const from = index + segment.indexOf(text);
    sentences.push({ from, to: from + text.length, text });
    if (sentences.length === sentencesMaximum) break;
  }
  return sentences;
}

/** An anchor at a choice; null where the story has no such choice any more. */
export function choiceAnchor(
  story: StoryDocument,
  nodeId: string,
  choiceId: string,
): ReviewAnchor | null {
  const choice = findNode(story, nodeId)?.choices.find(({ id }) => id === choiceId);
  return choice ? { kind: 'choice', nodeId, choiceId, source: choice.text } : null;
}

/** The name of a file of a passage. */
export function mediaName(story: StoryDocument, anchor: ReviewAnchor): string {
  if (anchor.kind !== 'media') return '';
  const item = findNode(story, anchor.nodeId)?.media.find(({ id }) => id === anchor.mediaId);
  return item?.title || item?.description || '';
}
