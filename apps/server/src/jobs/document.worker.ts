import { parseJson } from './parse-json.ts';
import { readDocument } from './read-document.ts';
import { readFace } from './read-face.ts';
import { writeStoryFile } from './write-story-file.ts';

export { parseJson, readDocument, readFace, writeStoryFile };
