import { parseJson } from './parse-json.ts';
import { readDocument } from './read-document.ts';

export { parseJson, readDocument };
