import { findNode } from '@dreamfork/story';
import { Icon, nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { actionIcon } from '../actions/actionIcon.ts';
import { shortcutText } from '../commands/shortcutText.ts';
import { useSession } from '../EditorContext.tsx';
import { excerptOf, textOf } from '../find/excerpt.ts';
import { actionMessages, paletteMessages } from '../messages/index.ts';
import * as styles from './PaletteDialog.css.ts';
import type { PaletteEntry } from './paletteEntries.ts';

export type PaletteOptionProps = {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onPoint: () => void;
  onUse: () => void;
};

/** One line of the palette: a node with the words found in it, or an action with its keys. */
export function PaletteOption({ id, entry, isActive, onPoint, onUse }: PaletteOptionProps) {
  return (
    <button
      id={id}
      type="button"
      role="option"
      // The focus stays in the field, which names the active option.
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onUse}
    >
      {entry.kind === 'action' ? <ActionWords id={entry.id} /> : <NodeWords entry={entry} />}
    </button>
  );
}

function ActionWords({ id }: { id: Extract<PaletteEntry, { kind: 'action' }>['id'] }) {
  const names = useMessages(actionMessages);
  return (
    <>
      <Icon icon={actionIcon(id)} size={18} />
      <span className={styles.name}>{names[id]}</span>
      <kbd className={styles.keys}>{shortcutText(id)}</kbd>
    </>
  );
}

function NodeWords({ entry }: { entry: Extract<PaletteEntry, { kind: 'node' }> }) {
  const words = useMessages(paletteMessages);
  const node = useSession(({ document }) => findNode(document, entry.id));
  const { hit } = entry;
  const text = useSession(({ document }) => (hit ? textOf(document, hit) : undefined));
  if (!node) return null;
  const Glyph = nodeIcons[node.type];
  const excerpt = hit && hit.field !== 'title' && text ? excerptOf(text, hit) : null;
  return (
    <>
      <Glyph className={styles.icon} color={vars.nodeColor[node.type]} aria-hidden />
      <span className={styles.name}>
        <span className={styles.authored}>{node.title || words.untitled}</span>
        {excerpt && (
          <span className={styles.excerpt}>
            {excerpt.before}
            <mark className={styles.mark}>{excerpt.found}</mark>
            {excerpt.after}
          </span>
        )}
      </span>
    </>
  );
}
