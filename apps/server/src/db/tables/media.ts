import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** Whether the content of a file is in the storage; what its owner has deleted stays while an undecided case shows it. */
export const mediaStatus = { ready: 0, arriving: 1, kept: 2 } as const;

type MediaFileTable = {
  id: string;
  owner_id: string;
  /** Of the content, which is stored once for all files that have it. */
  sha256: string;
  /** Of the picture that stands for a video. */
  poster_sha256: string | null;
  status: (typeof mediaStatus)[keyof typeof mediaStatus];
  /** The name that its owner sees. */
  original_name: string;
  file_name: string;
  mime_type: string;
  size_bytes: number;
  /** Place in `mediaFileTypes`. */
  type: number;
  description: string;
  tags: string;
  /** As `mediaSearchText` makes it of name, description and tags. */
  search_text: string;
  width: number | null;
  height: number | null;
  is_animated: Generated<Flag>;
  /** Seconds. */
  duration: number | null;
  /** JSON array of names, of a video or a sound. */
  codecs: string | null;
  /** A thumbhash in base64, for images and for videos with a poster. */
  placeholder: string | null;
  /** JSON array of numbers. */
  waveform: string | null;
  is_kept: Generated<Flag>;
  /** When the last use went, or since the upload; null while something uses the file. */
  unused_since: number | null;
  download_count: Generated<number>;
  created_at: number;
  updated_at: number;
};

/** The files that a story shows, its chosen cover included; all belong to the story's owner. */
type StoryMediaTable = {
  story_id: string;
  file_id: string;
  /** JSON array of the first nodes that show it, with id and title; empty for one that is the cover only. */
  nodes: string;
  /** Whether the newest state of the story shows it. */
  in_draft: Generated<Flag>;
  /** Whether what readers get shows it; the same as `in_draft` where that is the newest state. */
  for_readers: Generated<Flag>;
};

/** Uses of files as clients have noted them. */
type MediaNodeTable = {
  id: string;
  story_id: string;
  file_id: string;
  x: number;
  y: number;
  title: string;
  description: string;
  created_at: number;
};

export type MediaTables = {
  media_files: MediaFileTable;
  story_media: StoryMediaTable;
  media_nodes: MediaNodeTable;
};
