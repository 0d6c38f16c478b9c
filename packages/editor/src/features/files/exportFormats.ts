import type { ExportTarget } from '@dreamfork/story/formats';

/** The formats that a story is written in beside its own, in the order of the dialog. */
export const exportFormats = [
  'epub',
  'gamebook-a5',
  'gamebook-a4',
  'twine',
  'twine-harlowe',
  'twee',
  'twee-harlowe',
  'ink',
  'yarn',
  'markdown',
  'json',
] as const;

export type ExportFormat = (typeof exportFormats)[number];

type FileKind = { extension: string; type: string; takesMedia?: true };

const page = { extension: '.html', type: 'text/html' };
const text = 'text/plain';
const twee = { extension: '.twee', type: text };

export const exportFiles: Readonly<Record<ExportFormat, FileKind>> = {
  epub: { extension: '.epub', type: 'application/epub+zip', takesMedia: true },
  'gamebook-a5': { ...page, takesMedia: true },
  'gamebook-a4': { ...page, takesMedia: true },
  twine: page,
  'twine-harlowe': page,
  twee,
  'twee-harlowe': twee,
  ink: { extension: '.ink', type: text },
  yarn: { extension: '.yarn', type: text },
  markdown: { extension: '.md', type: text },
  json: { extension: '.json', type: 'application/json' },
};

/** What is asked beforehand of the format; a story's own document holds everything. */
export const exportTargetOf = (format: ExportFormat): ExportTarget | null =>
  format === 'json' ? null : (format.replace(/-.*$/, '') as ExportTarget);
