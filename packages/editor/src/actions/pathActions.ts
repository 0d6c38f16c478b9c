import { leadingTo, reachableFrom, type StoryDocument, shortestPath } from '@dreamfork/story';
import { Eye, Footprints, Play, Split, Undo2 } from 'lucide-react';
import {
  type ActionContext,
  defineActions,
  type EditorAction,
  nodesOf,
  oneNodeOf,
} from './action.ts';
import { EyeOff } from './lazyIcons.ts';

type Walk = (story: StoryDocument, nodeId: string) => Set<string>;

const highlight = (walk: Walk, icon: EditorAction['icon']): EditorAction => ({
  group: 'path',
  icon,
  isAvailable: (context) => nodesOf(context).length > 0,
  run: (context) => {
    const { document } = context.session.getState();
    const found = nodesOf(context).flatMap((nodeId) => [...walk(document, nodeId)]);
    context.session.setMarks({ highlighted: new Set(found) });
  },
});

const play = (context: ActionContext, startNodeId?: string) => {
  const { commands, desk, session } = context;
  commands.flushEditing();
  session.setMarks({ visited: new Set() });
  if (startNodeId === undefined) return desk.openPreview();
  const path = shortestPath(session.getState().document, startNodeId);
  desk.openPreview({ startNodeId, ...(path ? { path } : {}) });
};

/** Playing the story, and seeing where its ways lead. */
export const pathActions = defineActions({
  preview: {
    group: 'story',
    icon: Play,
    isAvailable: ({ canPreview }) => canPreview,
    run: (context) => play(context),
  },
  'play-from-here': {
    group: 'path',
    icon: Footprints,
    isAvailable: (context) => context.canPreview && oneNodeOf(context) !== undefined,
    run: (context) => play(context, oneNodeOf(context)),
  },
  'highlight-from': highlight(reachableFrom, Split),
  'highlight-to': highlight(leadingTo, Undo2),
  'highlight-both': highlight(
    (story, nodeId) => new Set([...reachableFrom(story, nodeId), ...leadingTo(story, nodeId)]),
    Eye,
  ),
  'clear-highlight': {
    group: 'path',
    icon: EyeOff,
    isAvailable: ({ session }) => {
      const { highlighted, visited } = session.getState().marks;
      return highlighted !== null || visited.size > 0;
    },
    run: ({ session }) => session.setMarks({ highlighted: null, visited: new Set() }),
  },
});
