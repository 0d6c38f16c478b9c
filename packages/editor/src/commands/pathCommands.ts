import { ancestors, reachableFrom, type StoryDocument, shortestPath } from '@dreamfork/story';
import { Eye, EyeOff, Footprints, Play, Split, Undo2 } from 'lucide-react';
import {
  type CommandContext,
  type CommandDefinition,
  defineCommands,
  nodesOf,
  oneNodeOf,
} from './command.ts';
import { commandMessages } from './messages.ts';

type NodeQuery = (story: StoryDocument, nodeId: string) => Set<string>;

const highlight = (query: NodeQuery, icon: CommandDefinition['icon']): CommandDefinition => ({
  group: 'path',
  icon,
  isAvailable: (context) => nodesOf(context).length > 0,
  run: (context) => {
    const { document } = context.session.getState();
    const nodeIds = nodesOf(context).flatMap((nodeId) => [...query(document, nodeId)]);
    context.session.setOverlays({ highlighted: new Set(nodeIds) });
  },
});

const play = (context: CommandContext, startNodeId?: string) => {
  const { edits, workspace, session } = context;
  edits.flushEditing();
  session.setOverlays({ visited: new Set() });
  if (startNodeId === undefined) return workspace.openPreview();
  const path = shortestPath(session.getState().document, startNodeId);
  workspace.openPreview({ startNodeId, ...(path ? { path } : {}) });
};

/** Preview and path highlighting. */
export const pathCommands = defineCommands(commandMessages, {
  preview: {
    group: 'story',
    icon: Play,
    isAvailable: ({ canPreview }) => canPreview,
    isListed: ({ canPreview }) => canPreview,
    run: (context) => play(context),
  },
  'play-from-here': {
    group: 'path',
    icon: Footprints,
    isListed: ({ canPreview }) => canPreview,
    isAvailable: (context) => context.canPreview && oneNodeOf(context) !== undefined,
    run: (context) => play(context, oneNodeOf(context)),
  },
  'highlight-from': highlight(reachableFrom, Split),
  'highlight-to': highlight(ancestors, Undo2),
  'highlight-both': highlight(
    (story, nodeId) => new Set([...reachableFrom(story, nodeId), ...ancestors(story, nodeId)]),
    Eye,
  ),
  'clear-highlight': {
    group: 'path',
    icon: EyeOff,
    isAvailable: ({ session }) => {
      const { highlighted, visited } = session.getState().overlays;
      return highlighted !== null || visited.size > 0;
    },
    run: ({ session }) => session.setOverlays({ highlighted: null, visited: new Set() }),
  },
});
