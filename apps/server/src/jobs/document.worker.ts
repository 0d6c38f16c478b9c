import { parseJson } from './parse-json.ts';
import { readDocument } from './read-document.ts';
import { readFace } from './read-face.ts';

export { parseJson, readDocument, readFace };
