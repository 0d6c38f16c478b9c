import { findNode, shownType } from '@dreamfork/story';
import { Icon } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import type { Command } from '../../commands/command.ts';
import { shortcutText } from '../../commands/shortcuts.ts';
import { iconOf } from '../../commands/useCommands.ts';
import { useSession } from '../../EditorContext.tsx';
import { excerptOf, textOf } from '../../excerpt.ts';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { paletteMessages } from './messages.ts';
import * as styles from './PaletteOption.css.ts';
import type { PaletteEntry } from './paletteEntries.ts';

/** One line of the palette: a node with the words found in it, or a command with its keys. */
export const PaletteOption = ({ entry }: { entry: PaletteEntry }) =>
  entry.kind === 'command' ? <CommandLine command={entry.command} /> : <NodeLine entry={entry} />;

function CommandLine({ command }: { command: Command }) {
  const locale = useLocale();
  return (
    <>
      <Icon icon={iconOf(command)} size={18} />
      <span className={styles.name}>{command.label[locale]}</span>
      <kbd className={styles.keys}>{shortcutText(command)}</kbd>
    </>
  );
}

function NodeLine({ entry }: { entry: Extract<PaletteEntry, { kind: 'node' }> }) {
  const messages = useMessages(paletteMessages);
  const node = useSession(({ document }) => findNode(document, entry.id));
  const type = useSession(({ document }) => node && shownType(document, node));
  const { hit } = entry;
  const text = useSession(({ document }) => (hit ? textOf(document, hit) : undefined));
  if (!node || !type) return null;
  const Glyph = nodeIcons[type];
  const excerpt = hit && hit.field !== 'title' && text ? excerptOf(text, hit) : null;
  return (
    <>
      <Glyph className={styles.icon} color={vars.nodeColor[type]} aria-hidden />
      <span className={styles.name}>
        <span className={styles.authored}>{node.title || messages.untitled}</span>
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
