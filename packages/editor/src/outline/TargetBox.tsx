import { createSearchIndex, findNode } from '@dreamfork/story';
import { ComboBox, nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import { useSession } from '../EditorContext.tsx';
import { outlineMessages } from '../messages/index.ts';
import * as styles from './outline.css.ts';

export type TargetBoxProps = {
  onChoose: (nodeId: string) => void;
  /** The author has gone elsewhere without choosing. */
  onLeave: () => void;
};

/** More are found by writing on. */
const offered = 50;

/** Finds the node to lead to by a part of its words. */
export function TargetBox({ onChoose, onLeave }: TargetBoxProps) {
  const words = useMessages(outlineMessages);
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
      label: title || words.untitled,
      icon: nodeIcons[type],
    }));
  }, [document, index, text, words]);
  return (
    <div className={styles.form}>
      <ComboBox
        autoFocus
        menuTrigger="focus"
        label={words.target}
        description={words.targetHelp}
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
