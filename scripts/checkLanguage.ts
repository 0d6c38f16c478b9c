import { globSync, readFileSync } from 'node:fs';
import { foreignWords } from './language/foreignWords.ts';

/** Where Russian may stand: dictionaries, and what no reader of the product ever sees. */
const allowed = [
  /\/messages\//,
  /[./]messages\.ts$/,
  /\.(?:stories|test|test-d|fixtures)\.tsx?$/,
  /\/(?:fixtures|testing|contractTests|demo|docs|msw)\//,
  /\/testing\.ts$/,
];

/** Single files with a reason of their own. */
const exceptions: Record<string, string> = {
  'packages/story/src/schema/nodeTypeNames.ts': 'a dictionary of the core, which knows no ui',
  'packages/story/src/schema/nodeDefaults.ts': 'the words that a new node begins with',
  'packages/story/src/schema/newStory.ts': 'the title that a new story begins with',
  'packages/story/src/media/uploads.ts': 'lines that an upload leaves in a node, to know them by',
  'apps/server/src/services/authentication/administrator.ts': 'a name that its owner may change',
  'apps/server/src/services/load-demo.ts': 'the author of the demo stories',
  'apps/server/src/services/users/user-keys.ts': 'a table of letters',
  'packages/story/src/text/typeset.ts': 'letters and short words that typography knows',
  'packages/editor/src/services/createMemoryServices.ts':
    'an answer for a story of a server, which hosts without one never ask for',
  'packages/story/src/formats/write/identifiers.ts': 'an alphabet',
  'packages/api-client/src/values/categories.ts': 'a dictionary',
  'packages/api-client/src/values/errorMessages.ts': 'a dictionary',
  'packages/api-client/src/values/moderation.ts': 'a dictionary',
  'packages/ui/src/fonts/files.ts': 'an alphabet',
};

const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/{src,vite}/**/*.{ts,tsx}'])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !(path in exceptions) && !allowed.some((pattern) => pattern.test(path)));

const found = files.flatMap((path) =>
  foreignWords(path, readFileSync(path, 'utf8')).map(({ line, text }) => `${path}:${line} ${text}`),
);

if (found.length > 0) {
  console.error(
    `Words outside the dictionaries cannot be translated. Move them into a messages file, with their English:\n${found.join('\n')}`,
  );
  process.exitCode = 1;
}
