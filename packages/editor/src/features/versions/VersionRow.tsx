import { IconButton, Menu, type MenuCommand, MenuTrigger } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Bookmark, BookmarkX, Ellipsis, Eye } from 'lucide-react';
import { counted } from '../../counted.messages.ts';
import { formatTime } from '../../formatTime.ts';
import type { StoryVersion } from '../../services/index.ts';
import { versionMessages } from './messages.ts';
import * as styles from './versions.css.ts';

type Command = 'open' | 'name' | 'unname';

export type VersionRowProps = {
  version: StoryVersion;
  /** Whether this is what the server holds now. */
  isCurrent: boolean;
  /** Whether this is what readers get. */
  isPublished: boolean;
  onOpen: () => void;
  onName: () => void;
  onUnname: () => void;
};

/** One kept state: a press opens it, the menu names it. */
export function VersionRow({
  version,
  isCurrent,
  isPublished,
  onOpen,
  onName,
  onUnname,
}: VersionRowProps) {
  const messages = useMessages(versionMessages);
  const locale = useLocale();
  const { name, savedAt, savedBy, nodeCount, connectionCount, hasModelText } = version;
  const time = formatTime(locale, savedAt);
  const items: MenuCommand<Command>[] = [
    { id: 'open', label: messages.open, icon: Eye },
    { id: 'name', label: name === null ? messages.name : messages.rename, icon: Bookmark },
    ...(name === null ? [] : [{ id: 'unname' as const, label: messages.unname, icon: BookmarkX }]),
  ];
  const run: Record<Command, () => void> = { open: onOpen, name: onName, unname: onUnname };
  return (
    <li className={styles.item} data-named={name !== null || undefined}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.what}>
          <span className={name === null ? styles.automatic : styles.name}>
            {name ?? messages.automatic}
          </span>
          <span className={styles.counts}>
            {counted[locale].nodes(nodeCount)} · {counted[locale].connections(connectionCount)}
            {hasModelText && ` · ${messages.modelText}`}
            {isCurrent && ` · ${messages.current}`}
            {isPublished && ` · ${messages.published}`}
          </span>
        </span>
        <time className={styles.time} dateTime={savedAt}>
          {savedBy && `${savedBy.name ?? messages.formerAuthor}, `}
          {time}
        </time>
      </button>
      <MenuTrigger>
        <IconButton icon={Ellipsis} size="small" label={messages.actions(name ?? time)} />
        <Menu items={items} onAction={(id) => run[id]()} />
      </MenuTrigger>
    </li>
  );
}
