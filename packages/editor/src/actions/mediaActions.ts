import { findNode, isMediaType } from '@dreamfork/story';
import { Eye, Upload } from 'lucide-react';
import { type ActionContext, defineActions, oneNodeOf } from './action.ts';

/** The one media node an action is about. */
function mediaNodeOf(context: ActionContext) {
  const id = oneNodeOf(context);
  const node = id === undefined ? undefined : findNode(context.session.getState().document, id);
  return node && isMediaType(node.type) ? node : undefined;
}

/** What can be done with the files of a media node. */
export const mediaActions = defineActions({
  'upload-media': {
    group: 'node',
    icon: Upload,
    isAboutNodes: true,
    isAvailable: (context) =>
      context.services.media !== undefined && mediaNodeOf(context) !== undefined,
    run: (context) => {
      const node = mediaNodeOf(context);
      if (node) context.desk.openDialog('upload', { nodeId: node.id });
    },
  },
  'view-media': {
    group: 'node',
    icon: Eye,
    isAboutNodes: true,
    isAvailable: (context) => (mediaNodeOf(context)?.media.length ?? 0) > 0,
    run: (context) => {
      const node = mediaNodeOf(context);
      if (node) context.desk.openDialog('viewer', { nodeId: node.id });
    },
  },
});
