import { formatDate, formatFileSize, useLocale, useMessages } from '@dreamfork/ui/i18n';
import type { LibraryFile } from '../../../services/index.ts';
import * as styles from './library.css.ts';
import { libraryMessages } from './library.messages.ts';

/** Codecs whose short name is not the one that people know. */
const codecNames: Readonly<Record<string, string>> = { avc: 'H.264', hevc: 'H.265' };

const codecName = (codec: string): string => codecNames[codec] ?? codec.toUpperCase();

/** Minutes and seconds, as players show them. */
function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What is read from a file itself, and since when nothing uses it. */
export function FileFacts({ file }: { file: LibraryFile }) {
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
