import { nodeStatistics, type StoryNode } from '@dreamfork/story';
import { TextField, ToggleButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Eye } from 'lucide-react';
import { type RefObject, useDeferredValue, useState } from 'react';
import { nodeWritingMessages } from '../../components/nodeText/messages.ts';
import { NodeTextArea } from '../../components/nodeText/NodeTextArea.tsx';
import { type useNodeWriting, useWritingFocus } from '../../components/nodeText/useNodeWriting.ts';
import { statisticsMessages } from '../../components/statistics/messages.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { FormatBar } from './FormatBar.tsx';
import { writingViewMessages } from './messages.ts';
import { ReviewMark } from './ReviewMark.tsx';
import type { RenderText } from './renderText.ts';
import * as styles from './writingView.css.ts';

export type WritingFieldsProps = {
  node: StoryNode;
  writing: ReturnType<typeof useNodeWriting>;
  field: RefObject<HTMLTextAreaElement | null>;
  renderText?: RenderText | undefined;
};

/** Title and text of a node with its formats, and the text as readers see it. */
export function WritingFields({ node, writing, field, renderText }: WritingFieldsProps) {
  const { edits } = useEditor();
  const messages = useMessages(writingViewMessages);
  const own = useMessages(nodeWritingMessages);
  const figures = useMessages(statisticsMessages);
  const story = useSession(({ document }) => document);
  const [isPreviewing, setPreviewing] = useState(false);
  const { title, content } = node;
  const { pending } = writing;
  const seen = useDeferredValue(writing.textWithoutLinks);
  const { words, readingSeconds } = nodeStatistics(node, story);

  useWritingFocus(field);

  return (
    <>
      <div className={styles.writing} data-previewing={isPreviewing || undefined}>
        <div lang={story.language}>
          <TextField
            label={own.title}
            hideLabel
            font="reading"
            spellCheck="true"
            value={title}
            onChange={(typed) => edits.typeText({ title: typed })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              field.current?.focus();
            }}
          />
        </div>
        <div className={styles.tools}>
          <FormatBar field={field} />
          {renderText && (
            <div className={styles.toggle}>
              <ToggleButton
                icon={Eye}
                size="small"
                isSelected={isPreviewing}
                onChange={setPreviewing}
              >
                {messages.preview}
              </ToggleButton>
            </div>
          )}
        </div>
        <div className={styles.text} lang={story.language}>
          <NodeTextArea
            ref={field}
            label={own.text(title)}
            hideLabel
            spellCheck="true"
            minRows={8}
            value={content}
            onChange={(typed) => edits.typeText({ content: typed })}
          />
        </div>
        <ReviewMark nodeId={node.id} />
        {pending.length > 0 && <p className={styles.quiet}>{own.pending(pending)}</p>}
        <p className={styles.quiet} data-testid="writing-figures">
          {figures.node({ words, time: figures.time(readingSeconds) })}
        </p>
      </div>
      {renderText && (
        <section className={styles.preview} aria-label={messages.preview}>
          <h3 className={styles.heading}>{messages.preview}</h3>
          {seen.trim() === '' ? (
            <p className={styles.quiet}>{messages.emptyPreview}</p>
          ) : (
            renderText({ content: seen, language: story.language })
          )}
        </section>
      )}
    </>
  );
}
