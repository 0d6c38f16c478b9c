import { createSearchIndex, findNode } from '@dreamfork/story';
import { ComboBox, nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import { useSession } from '../EditorContext.tsx';
import { outlineMessages } from '../messages/index.ts';
import * as styles from './outline.css.ts';

export type TargetBoxProps = {
  onChoose: (nodeId: string) => void;
  onCancel: () => void;
};

/** More are found by writing on. */
const offered = 50;

/** Finds the node to lead to by a part of its words. */
export function TargetBox({ onChoose, onCancel }: TargetBoxProps) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside.
    <div
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <ComboBox
        autoFocus
        menuTrigger="focus"
        label={words.target}
        description={words.targetHelp}
        items={items}
        inputValue={text}
        onInputChange={setText}
        defaultFilter={() => true}
        onChange={(nodeId) => {
          if (nodeId !== null) onChoose(nodeId);
        }}
      />
    </div>
  );
}
