import { editDocument } from './edit-document.ts';
import { parseJson } from './parse-json.ts';
import { readChapters } from './read-chapters.ts';
import { readDocument } from './read-document.ts';
import { readFace } from './read-face.ts';
import { withoutNotes } from './without-notes.ts';
import { writeStoryFile } from './write-story-file.ts';

export {
  editDocument,
  parseJson,
  readChapters,
  readDocument,
  readFace,
  withoutNotes,
  writeStoryFile,
};
