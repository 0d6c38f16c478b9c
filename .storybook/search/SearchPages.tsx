import { Box, EmptyState, Heading, SearchField, Stack, Text } from '@dreamfork/ui';
import { Fragment, useDeferredValue, useMemo, useState } from 'react';
import { DocLink } from '../guides/DocLink.tsx';
import type { Page } from './readPage.ts';
import * as styles from './SearchPages.css.ts';
import { bestPassage, createSearch, type Hit, splitWords } from './searchPages.ts';

const limit = 30;

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return splitWords(text).map((piece, index) =>
    words.has(piece.toLowerCase()) ? (
      <mark key={index} className={styles.found}>
        {piece}
      </mark>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}

function Result({ page, words }: Hit) {
  const passage = bestPassage({ page, words });
  return (
    <Stack gap="1">
      <Heading level={2} size="21">
        <DocLink to={page.id}>{page.title}</DocLink>
      </Heading>
      {passage && (
        <Text tone="ink2">
          {passage.section && `${passage.section}: `}
          <Marked text={passage.text} words={words} />
        </Text>
      )}
    </Stack>
  );
}

function countOf(hits: readonly Hit[]): string {
  if (hits.length > limit) return `The first ${limit} of ${hits.length} pages`;
  return hits.length === 1 ? '1 page' : `${hits.length} pages`;
}

/** A search in the whole text of docs pages. */
export function SearchPages({ pages }: { pages: readonly Page[] }) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query).trim();
  const search = useMemo(() => createSearch(pages), [pages]);
  const hits = useMemo(() => search(wanted), [search, wanted]);
  return (
    <Box maxWidth={680}>
      <Stack gap="6">
        <Stack gap="2">
          <SearchField
            label="Search all pages"
            hideLabel={false}
            description="All words have to be on the page. The beginning of a word is enough."
            value={query}
            onChange={setQuery}
          />
          <div role="status">
            <Text as="span" tone="ink2">
              {wanted === '' ? `${pages.length} pages to search` : countOf(hits)}
            </Text>
          </div>
        </Stack>
        {wanted !== '' && hits.length === 0 && (
          <EmptyState
            headingLevel={2}
            title="No page has these words"
            text="Try fewer words, or the beginning of one."
          />
        )}
        {hits.length > 0 && (
          <Stack as="ol" gap="5">
            {hits.slice(0, limit).map((hit) => (
              <li key={hit.page.id}>
                <Result {...hit} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
