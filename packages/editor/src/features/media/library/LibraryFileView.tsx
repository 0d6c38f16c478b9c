import { Button, Switch, TextField } from '@dreamfork/ui';
import { formatDate, formatFileSize, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { ArrowLeft, Replace, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditor, useSession } from '../../../EditorContext.tsx';
import type { LibraryFile } from '../../../services/index.ts';
import { LibraryThumbnail } from './LibraryRow.tsx';
import { LibraryUses, useUses } from './LibraryUses.tsx';
import * as styles from './library.css.ts';
import { libraryMessages } from './library.messages.ts';
import { nodesWith } from './libraryEdits.ts';

export type LibraryFileViewProps = {
  file: LibraryFile;
  onBack: () => void;
  /** Chooses the file that replaces this one. */
  onReplace: () => void;
  /** Leaves the dialog for a node or another story. */
  onLeave: () => void;
};

/** All about one file: its name and description, where it is used, and its end. */
export function LibraryFileView({ file, onBack, onReplace, onLeave }: LibraryFileViewProps) {
  const { services, interaction } = useEditor();
  const messages = useMessages(libraryMessages);
  const [draft, setDraft] = useState(file);
  const [isBusy, setBusy] = useState(false);
  const isInStory = useSession(({ document }) => nodesWith(file, document).length > 0);
  const uses = useUses(file.id);
  const isUsed =
    isInStory || (uses !== null && uses !== 'failed' && (uses.items.length > 0 || uses.isAvatar));
  const library = services.media?.library;
  const change = (part: Partial<LibraryFile>) => setDraft((one) => ({ ...one, ...part }));
  const fail = (title: string, description: string) =>
    interaction.notify({ status: 'error', title, description });
  const hasName = draft.fileName.trim() !== '';
  /** What the server has, or is about to have; null once the file is deleted. */
  const saved = useRef<LibraryFile | null>(file);

  /** Whether nothing is left to save: the server has the changes, or no longer has the file. */
  const save = async (): Promise<boolean> => {
    setBusy(true);
    const before = saved.current;
    saved.current = draft;
    const { fileName, description, isKept } = draft;
    const answer = await library?.change(file.id, { fileName, description, isKept });
    setBusy(false);
    if (answer?.ok) {
      interaction.notify({ status: 'success', title: messages.saved });
      return true;
    }
    const isGone = answer?.error.status === 404;
    saved.current = isGone ? null : before;
    fail(messages.changeFailed, answer?.error.message ?? '');
    return isGone;
  };
  const isChanged = () =>
    saved.current !== null &&
    hasName &&
    (['fileName', 'description', 'isKept'] as const).some(
      (key) => saved.current?.[key] !== draft[key],
    );
  // Escape and the way to a node leave without a word, and what was written must stay.
  const saveOnLeave = useEffectEvent(() => {
    if (isChanged()) void save();
  });
  useEffect(() => () => saveOnLeave(), []);
  const goBack = async () => {
    if (!isChanged() || (await save())) onBack();
  };
  const remove = async () => {
    const isConfirmed = await interaction.confirm({
      title: messages.deleteQuestion(file.fileName),
      text: messages.deleteText,
      confirmLabel: messages.deleteConfirm,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    setBusy(true);
    const answer = await library?.remove(file.id);
    setBusy(false);
    if (!answer?.ok) return fail(messages.deleteFailed, answer?.error.message ?? '');
    saved.current = null;
    interaction.notify({ status: 'success', title: messages.deleted });
    onBack();
  };

  return (
    <div className={styles.sheet}>
      <div>
        <Button size="small" variant="quiet" icon={ArrowLeft} onPress={() => void goBack()}>
          {messages.back}
        </Button>
      </div>
      <div className={styles.row}>
        <LibraryThumbnail file={file} />
        <FileFacts file={file} />
      </div>
      <TextField
        label={messages.name}
        value={draft.fileName}
        maxLength={255}
        onChange={(fileName) => change({ fileName })}
      />
      <TextField
        label={messages.description}
        description={messages.descriptionHelp}
        value={draft.description}
        maxLength={2000}
        onChange={(description) => change({ description })}
      />
      <Switch isSelected={draft.isKept} onChange={(isKept) => change({ isKept })}>
        {messages.keep}
      </Switch>
      <LibraryUses uses={uses} onLeave={onLeave} />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          isDisabled={isBusy || !hasName}
          disabledReason={hasName ? undefined : messages.nameMissing}
          onPress={() => void save()}
        >
          {messages.save}
        </Button>
        {isUsed && (
          <Button variant="secondary" icon={Replace} onPress={onReplace}>
            {messages.replace}
          </Button>
        )}
        <Button
          variant="danger"
          icon={Trash2}
          isDisabled={isBusy || isUsed}
          disabledReason={isUsed ? messages.deleteUsed : undefined}
          onPress={() => void remove()}
        >
          {messages.delete}
        </Button>
      </div>
    </div>
  );
}

/** Codecs whose short name is not the one that people know. */
const codecNames: Readonly<Record<string, string>> = { avc: 'H.264', hevc: 'H.265' };

const codecName = (codec: string): string => codecNames[codec] ?? codec.toUpperCase();

/** Minutes and seconds, as players show them. */
function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What is read from a file itself, and since when nothing uses it. */
function FileFacts({ file }: { file: LibraryFile }) {
  const { facts, unusedSince } = useMessages(libraryMessages);
  const locale = useLocale();
  const { width, height, duration, codecs = [] } = file;
  const lines = [
    `${file.mimeType} · ${formatFileSize(locale, file.fileSize)}`,
    width && height ? facts.pixels(width, height) : '',
    duration === undefined ? '' : facts.duration(formatDuration(duration)),
    codecs.length > 0 ? facts.codecs(codecs.map(codecName)) : '',
    file.unusedSince ? unusedSince(formatDate(locale, file.unusedSince)) : '',
  ];
  return (
    <span className={styles.text}>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={styles.quiet}>
          {line}
        </span>
      ))}
    </span>
  );
}
