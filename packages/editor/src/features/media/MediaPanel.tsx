import { type MediaType, mediaTypes } from '@dreamfork/story';
import {
  Button,
  ButtonGroup,
  EmptyState,
  IconButton,
  SearchField,
  SegmentedControl,
  Select,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { FolderOpen, Images, LayoutGrid, Rows3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { MediaItem } from './MediaItem.tsx';
import * as styles from './media.css.ts';
import { findMediaNodes, isMediaNode, type MediaNode } from './mediaNodes.ts';
import { mediaMessages } from './messages.ts';

const columns = 2;

/** Items in rows of two, so that a grid of any length is drawn as a list of rows. */
const inPairs = (nodes: readonly MediaNode[]): MediaNode[][] =>
  nodes.flatMap((_, index) => (index % columns === 0 ? [nodes.slice(index, index + columns)] : []));

/** Every media node of the story: to be found, added, looked at and deleted. */
export function MediaPanel() {
  const { edits, services, workspace } = useEditor();
  const messages = useMessages(mediaMessages);
  const nodes = useSession(({ document }) => document.nodes);
  const [search, setSearch] = useState('');
  const [type, setType] = useState<MediaType | 'all'>('all');
  const [view, setView] = useState<'grid' | 'rows'>('grid');
  const isGrid = view === 'grid';
  const found = useMemo(
    () => findMediaNodes(nodes, { query: search, type }),
    [nodes, search, type],
  );
  const isFiltered = search.trim() !== '' || type !== 'all';
  const hasAny = useMemo(() => isFiltered && nodes.some(isMediaNode), [isFiltered, nodes]);
  const types: readonly (MediaType | 'all')[] = ['all', ...mediaTypes];

  return (
    <div className={styles.panel} data-testid="media-panel">
      <div className={styles.tools}>
        <SearchField
          size="small"
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={search}
          onChange={setSearch}
        />
        <div className={styles.toolRow}>
          <Select
            size="small"
            label={messages.filter}
            hideLabel
            value={type}
            onChange={setType}
            items={types.map((id) => ({
              id,
              label: id === 'all' ? messages.all : messages.types[id],
            }))}
          />
          <SegmentedControl
            size="small"
            label={messages.view}
            hideLabel
            hideItemLabels
            items={[
              { id: 'grid', label: messages.grid, icon: LayoutGrid },
              { id: 'rows', label: messages.rows, icon: Rows3 },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
        <ButtonGroup label={messages.add}>
          {mediaTypes.map((id) => (
            <IconButton
              key={id}
              icon={nodeIcons[id]}
              variant="secondary"
              label={`${messages.add}: ${messages.types[id]}`}
              onPress={() => edits.addNode({ type: id })}
            />
          ))}
        </ButtonGroup>
        {services.media?.library && (
          <Button
            size="small"
            variant="quiet"
            icon={FolderOpen}
            onPress={() => workspace.openDialog('library', { nodeId: null })}
          >
            {services.media.library.isReadOnly ? messages.storyFiles : messages.library}
          </Button>
        )}
        <p className={styles.count} role="status">
          {messages.found(found.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={Images}
          title={messages.empty}
          text={hasAny ? messages.noMatchText : messages.emptyText}
          headingLevel={3}
          {...(hasAny
            ? {}
            : {
                action: (
                  <Button icon={nodeIcons.image} onPress={() => edits.addNode({ type: 'image' })}>
                    {messages.types.image}
                  </Button>
                ),
              })}
        />
      ) : (
        <RowList
          key={view}
          label={messages.list}
          items={isGrid ? inPairs(found) : found.map((node) => [node])}
          keyOf={(row) => row.map(({ id }) => id).join(' ')}
          rowHeight={isGrid ? 204 : 72}
          testId="media-list"
        >
          {(row, { tabIndex }) => (
            <div className={isGrid ? styles.pair : undefined}>
              {row.map((node, at) => (
                <MediaItem
                  key={node.id}
                  node={node}
                  isTile={isGrid}
                  isFirst={at === 0}
                  tabIndex={tabIndex}
                />
              ))}
            </div>
          )}
        </RowList>
      )}
    </div>
  );
}
