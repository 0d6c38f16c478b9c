import { createSearchIndex, findNode } from '@dreamfork/story';
import { ComboBox } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import { useSession } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { outlineMessages } from './messages.ts';
import * as styles from './outline.css.ts';

export type TargetBoxProps = {
  onChoose: (nodeId: string) => void;
  /** The author has gone elsewhere without choosing. */
  onLeave: () => void;
};

/** More are found by writing on. */
const offered = 50;

/** Searches the target node by its text. */
export function TargetBox({ onChoose, onLeave }: TargetBoxProps) {
  const messages = useMessages(outlineMessages);
  const document = useSession((state) => state.document);
  const [text, setText] = useState('');
  const index = useMemo(() => createSearchIndex(document), [document]);
  const items = useMemo(() => {
    const found =
      text.trim() === ''
        ? document.nodes.slice(0, offered)
        : index.search(text, offered).flatMap(({ nodeId }) => findNode(document, nodeId) ?? []);
    return found.map(({ id, title, type }) => ({
      id,
      label: title || messages.untitled,
      icon: nodeIcons[type],
    }));
  }, [document, index, text, messages]);
  return (
    <div className={styles.form}>
      <ComboBox
        autoFocus
        menuTrigger="focus"
        label={messages.target}
        description={messages.targetHelp}
        items={items}
        inputValue={text}
        onInputChange={setText}
        defaultFilter={() => true}
        onBlur={onLeave}
        onChange={(nodeId) => {
          if (nodeId !== null) onChoose(nodeId);
        }}
      />
    </div>
  );
}
