import {
  Box,
  Heading,
  Inline,
  SearchField,
  Select,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@dreamfork/ui';
import { useState } from 'react';
import { DocLink } from '../guides/DocLink.tsx';
import type { FileWords } from './plugin.ts';
import type { Dictionary, Word } from './readWords.ts';

/** A story of Storybook: its id, its name in the list and the path of its file. */
export type StoryLink = { id: string; title: string; importPath: string };

export type WordsProps = {
  words: readonly FileWords[];
  /** All stories; those of the same folder show where the messages appear. */
  stories: readonly StoryLink[];
};

type Row = Word & { id: string };

const packageOf = ({ file }: FileWords) => file.split('/')[1] ?? '';
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'key',
    header: 'Name',
    isRowHeader: true,
    render: ({ key }) => (
      <Text as="span" font="mono" size="13">
        {key}
      </Text>
    ),
  },
  { id: 'ru', header: 'Russian', render: ({ ru }) => <span lang="ru">{ru}</span> },
  { id: 'en', header: 'English', render: ({ en }) => <span lang="en">{en}</span> },
];

/** One page for each component: where a story of the folder, or of the nearest one above, is shown. */
function storiesNear(file: string, stories: readonly StoryLink[]): StoryLink[] {
  for (let folder = folderOf(file); folder.includes('/src/'); folder = folderOf(folder)) {
    const near = stories.filter(({ importPath }) => importPath.startsWith(`./${folder}/`));
    if (near.length > 0) return [...new Map(near.map((story) => [story.title, story])).values()];
  }
  return [];
}

const contains = ({ key, ru, en }: Word, query: string) =>
  [key, ru, en].some((text) => text.toLowerCase().includes(query));

/** All messages of a package, each file with links to the stories in which they appear. */
export function Words({ words, stories }: WordsProps) {
  const packages = [...new Set(words.map(packageOf))];
  const [chosen, setChosen] = useState(packages[0] ?? null);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const matching = ({ name, words: all }: Dictionary): Row[] =>
    all
      .filter((word) => contains(word, wanted))
      .map((word) => ({ ...word, id: `${name}.${word.key}` }));
  const shown = words
    .filter((one) => wanted !== '' || packageOf(one) === chosen)
    .map(({ file, dictionaries }) => ({ file, rows: dictionaries.flatMap(matching) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Stack gap="8">
      <Inline gap="4" wrap align="end">
        <Select
          label="Package"
          items={packages.map((id) => ({ id, label: id }))}
          value={chosen}
          onChange={setChosen}
        />
        <SearchField
          label="Search in all packages"
          hideLabel={false}
          value={query}
          onChange={setQuery}
        />
      </Inline>
      {shown.length === 0 && <Text>No message has these words.</Text>}
      {shown.map(({ file, rows }) => (
        <Stack key={file} gap="3">
          <Heading level={2} size="21">
            {file}
          </Heading>
          <Inline gap="3" wrap>
            {storiesNear(file, stories)
              .slice(0, 6)
              .map(({ id, title }) => (
                <DocLink key={id} to={id}>
                  {title}
                </DocLink>
              ))}
          </Inline>
          <Box>
            <Table label={file} columns={columns} rows={rows} rowKey={({ id }) => id} empty="" />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
