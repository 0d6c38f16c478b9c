import { parseJson } from './parse-json.ts';
import { readDocument } from './read-document.ts';
import { readFace } from './read-face.ts';
import { withoutNotes } from './without-notes.ts';
import { writeStoryFile } from './write-story-file.ts';

export { parseJson, readDocument, readFace, withoutNotes, writeStoryFile };
