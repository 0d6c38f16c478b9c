import { FolderOpen, type LucideIcon, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DropZone as AriaDropZone, type DropItem, Text } from 'react-aria-components';
import { collectFiles, type DropFault, droppedMaximum } from '../../drop/droppedFiles.ts';
import { useMessages } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import {
  type CheckedFiles,
  checkFiles,
  type FileRules,
  type RejectedFile,
} from '../FileTrigger/checkFiles.ts';
import { fileMessages } from '../FileTrigger/FileTrigger.messages.ts';
import { FileTrigger, useFileFaults } from '../FileTrigger/FileTrigger.tsx';
import * as styles from './DropZone.css.ts';
import { dropMessages } from './DropZone.messages.ts';

export type DropZoneProps = ExtraAttributes &
  FileRules & {
    /** What to drop. @default “Drop a file here or choose one” */
    label?: string;
    /** What the files have to be, in words. */
    description?: ReactNode;
    /** What the page itself found wrong, after the files were taken. */
    errorMessage?: string;
    /** Takes no files. @default false */
    isDisabled?: boolean;
    /** Takes folders too: all files in them, with their `webkitRelativePath`. @default false */
    takesFolders?: boolean;
    /** A Lucide icon above the words. @default an arrow upwards */
    icon?: LucideIcon;
    /** Receives the files that obey the rules; of the others the zone says itself what is wrong. */
    onSelect: (files: CheckedFiles) => void;
  };

/** A place for files: dropped on it, pasted into it, or chosen with its button. */
export function DropZone({
  label,
  description,
  errorMessage,
  isDisabled = false,
  takesFolders = false,
  icon = Upload,
  onSelect,
  accept,
  maxBytes,
  allowsMultiple = false,
  ...rest
}: DropZoneProps) {
  const messages = useMessages(fileMessages);
  const drops = useMessages(dropMessages);
  const rules = { accept, maxBytes, allowsMultiple };
  const faultOf = useFileFaults(rules);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [fault, setFault] = useState<DropFault | 'folder' | null>(null);
  const refuse = (reason: DropFault) => {
    setRejected([]);
    setFault(reason);
  };
  const take = (files: CheckedFiles) => {
    if (files.accepted.length + files.rejected.length > droppedMaximum) {
      refuse('tooMany');
      return;
    }
    setRejected(files.rejected);
    onSelect(files);
  };
  const choose = (files: CheckedFiles) => {
    setFault(null);
    take(files);
  };
  const drop = async (items: DropItem[]) => {
    if (items.every(({ kind }) => kind === 'text')) return;
    const isRefusedFolder = !takesFolders && items.some(({ kind }) => kind === 'directory');
    setFault(isRefusedFolder ? 'folder' : null);
    const dropped = await collectFiles(items, { takesFolders });
    if (dropped.fault) refuse(dropped.fault);
    else take(checkFiles(dropped.files, rules));
  };
  return (
    <AriaDropZone
      aria-label={messages.zone}
      {...rest}
      className={styles.zone}
      isDisabled={isDisabled}
      onDrop={({ items }) => void drop(items)}
    >
      <Icon icon={icon} size={26} tone="ink2" />
      <Text slot="label" className={styles.label}>
        {label ?? (allowsMultiple ? messages.dropMany : messages.dropOne)}
      </Text>
      <FileTrigger {...rules} isDisabled={isDisabled} onSelect={choose} />
      {takesFolders && (
        <FileTrigger
          {...rules}
          isFolder
          variant="quiet"
          icon={FolderOpen}
          isDisabled={isDisabled}
          onSelect={choose}
        />
      )}
      {description && <span className={styles.help}>{description}</span>}
      <span role="alert" className={styles.faults}>
        {rejected.map((each) => (
          <span key={`${each.file.name} ${each.fault}`}>{faultOf(each)}</span>
        ))}
        {fault && <span>{drops[fault]}</span>}
        {errorMessage && <span>{errorMessage}</span>}
      </span>
    </AriaDropZone>
  );
}
