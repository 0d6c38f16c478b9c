/** What a file has to be. */
export type FileRules = {
  /** Endings (`.df`) and media types (`image/png`, `image/*`); without any, every file will do. */
  accept?: readonly string[];
  /** The largest size in bytes. */
  maxBytes?: number;
  /** Whether several files may come at once. @default false */
  allowsMultiple?: boolean;
};

export const fileFaults = ['type', 'size', 'count'] as const;
export type FileFault = (typeof fileFaults)[number];

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

export type RejectedFile<Kind extends FileFacts = File> = { file: Kind; fault: FileFault };

export type CheckedFiles<Kind extends FileFacts = File> = {
  accepted: Kind[];
  rejected: RejectedFile<Kind>[];
};

function matches({ name, type }: FileFacts, pattern: string): boolean {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern.toLowerCase());
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

/** Parts the files that obey the rules from those that do not, and says why they do not. */
export function checkFiles<Kind extends FileFacts>(
  files: Iterable<Kind>,
  { accept, maxBytes = Number.POSITIVE_INFINITY, allowsMultiple = false }: FileRules,
): CheckedFiles<Kind> {
  const accepted: Kind[] = [];
  const rejected: RejectedFile<Kind>[] = [];
  for (const file of files) {
    const isRightType = !accept?.length || accept.some((pattern) => matches(file, pattern));
    if (!isRightType) rejected.push({ file, fault: 'type' });
    else if (file.size > maxBytes) rejected.push({ file, fault: 'size' });
    else if (!allowsMultiple && accepted.length > 0) rejected.push({ file, fault: 'count' });
    else accepted.push(file);
  }
  return { accepted, rejected };
}
