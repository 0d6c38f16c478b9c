import { type LucideIcon, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components';
import { formatNumber, useLocale, useMessages } from '../../i18n/index.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { type CheckedFiles, checkFiles, type FileRules, type RejectedFile } from './checkFiles.ts';
import { fileMessages } from './FileTrigger.messages.ts';

export type FileTriggerProps = FileRules &
  Pick<ButtonProps, 'variant' | 'size' | 'isDisabled' | 'disabledReason' | 'isPending'> & {
    /** Receives the files that obey the rules, and those that do not with the reason. */
    onSelect: (files: CheckedFiles) => void;
    /** Opens the chooser of folders: all files in the chosen one are given. @default false */
    isFolder?: boolean;
    /** A Lucide icon before the words. @default an arrow upwards */
    icon?: LucideIcon;
    /** The words: a verb. @default “Choose a file” */
    children?: ReactNode;
  };

/** A button that opens the file chooser of the system. */
export function FileTrigger({
  accept,
  maxBytes,
  allowsMultiple = false,
  onSelect,
  isFolder = false,
  icon = Upload,
  children,
  ...rest
}: FileTriggerProps) {
  const messages = useMessages(fileMessages);
  const isOff = rest.disabledReason !== undefined && rest.isDisabled !== false;
  const button = (
    <Button {...rest} icon={icon}>
      {children ??
        (isFolder
          ? messages.chooseFolder
          : allowsMultiple
            ? messages.chooseMany
            : messages.chooseOne)}
    </Button>
  );
  if (isOff) return button;
  return (
    <AriaFileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={allowsMultiple}
      acceptDirectory={isFolder}
      onSelect={(files) => {
        if (files?.length) onSelect(checkFiles(files, { accept, maxBytes, allowsMultiple }));
      }}
    >
      {button}
    </AriaFileTrigger>
  );
}

const bytesPerMegabyte = 1024 * 1024;

/** Says of rejected files what is wrong and what to do, one sentence for each. */
export function useFileFaults({ accept = [], maxBytes = 0 }: FileRules) {
  const messages = useMessages(fileMessages);
  const locale = useLocale();
  const limit = messages.megabytes(formatNumber(locale, maxBytes / bytesPerMegabyte));
  return ({ file, fault }: RejectedFile): string => {
    if (fault === 'size') return messages.size(file.name, limit);
    return fault === 'type'
      ? messages.type(file.name, accept.join(', '))
      : messages.count(file.name);
  };
}
