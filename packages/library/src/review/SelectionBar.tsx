import { findNode, type ReviewAnchor, type StoryDocument, sourceRange } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { MessageSquarePlus } from 'lucide-react';
import { reviewMessages } from './messages.ts';
import { selectionBar, selectionButton } from './review.css.ts';
import { type PassageSelection, usePassageSelection } from './usePassageSelection.ts';

export type SelectionBarProps = {
  story: StoryDocument;
  /** The passage that is being read. */
  nodeId: string;
  onComment: (anchor: ReviewAnchor) => void;
};

/** An anchor at selected words: in the source of the passage, or at the passage where they are none of its words. */
function anchorAt(
  story: StoryDocument,
  nodeId: string,
  { shown, from, to }: PassageSelection,
): ReviewAnchor {
  const source = findNode(story, nodeId)?.content ?? '';
  const range = sourceRange(source, shown, from, to);
  return range ? { kind: 'text', nodeId, source, ...range } : { kind: 'node', nodeId };
}

/** A button over the page while words of the passage are selected. */
export function SelectionBar({ story, nodeId, onComment }: SelectionBarProps) {
  const messages = useMessages(reviewMessages);
  const selection = usePassageSelection();
  if (!selection) return null;
  return (
    <div className={selectionBar}>
      <div
        className={selectionButton}
        // A press on the button leaves the words selected.
        onPointerDown={(event) => event.preventDefault()}
      >
        <Button
          variant="primary"
          icon={MessageSquarePlus}
          onPress={() => {
            onComment(anchorAt(story, nodeId, selection));
            document.getSelection()?.removeAllRanges();
          }}
        >
          {messages.aboutSelection}
        </Button>
      </div>
    </div>
  );
}
