import { findNode, type ReviewAnchor, type StoryDocument } from '@dreamfork/story';
import { Button, IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { MessageSquarePlus } from 'lucide-react';
import { choiceAnchor, mediaName } from './anchors.ts';
import { reviewMessages } from './messages.ts';
import { action } from './review.css.ts';

/** A part of a passage, as the player names it. */
export type CommentedPart =
  | { kind: 'text'; nodeId: string }
  | { kind: 'choice'; nodeId: string; choiceId: string }
  | { kind: 'media'; nodeId: string; mediaId: string };

export type PartButtonProps = {
  story: StoryDocument;
  part: CommentedPart;
  onComment: (anchor: ReviewAnchor) => void;
};

/** Comments a part of a passage, for who selects nothing. */
export function PartButton({ story, part, onComment }: PartButtonProps) {
  const messages = useMessages(reviewMessages);
  const { nodeId } = part;
  if (part.kind === 'text') {
    return (
      <div className={action}>
        <Button
          variant="quiet"
          icon={MessageSquarePlus}
          onPress={() => onComment({ kind: 'node', nodeId })}
        >
          {messages.aboutPassage}
        </Button>
      </div>
    );
  }
  const anchor: ReviewAnchor | null =
    part.kind === 'choice'
      ? choiceAnchor(story, nodeId, part.choiceId)
      : { kind: 'media', nodeId, mediaId: part.mediaId };
  if (!anchor) return null;
  const label =
    anchor.kind === 'choice'
      ? messages.aboutChoice(anchor.source)
      : messages.aboutMedia(mediaName(story, anchor) || (findNode(story, nodeId)?.title ?? ''));
  return <IconButton icon={MessageSquarePlus} label={label} onPress={() => onComment(anchor)} />;
}
