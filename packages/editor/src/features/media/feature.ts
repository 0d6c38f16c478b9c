import { findNode, isMediaType, type StoryNode } from '@dreamfork/story';
import { lazyPart } from '@dreamfork/ui/lazy';
import { Eye, FolderOpen, Images, Upload } from 'lucide-react';
import {
  type CommandContext,
  defineCommands,
  oneNodeOf,
  togglePanel,
} from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

/** The one media node a command is about. */
function mediaNodeOf(context: CommandContext): StoryNode | undefined {
  const node = findNode(context.session.getState().document, oneNodeOf(context) ?? '');
  return node && isMediaType(node.type) ? node : undefined;
}

export const mediaFeature = {
  commands: defineCommands(commandMessages, {
    'upload-media': {
      group: 'node',
      icon: Upload,
      isAboutNodes: true,
      isAvailable: (context) =>
        context.services.media !== undefined && mediaNodeOf(context) !== undefined,
      run: (context) => {
        const node = mediaNodeOf(context);
        if (node) context.workspace.openDialog('upload', { nodeId: node.id });
      },
    },
    'view-media': {
      group: 'node',
      icon: Eye,
      isAboutNodes: true,
      isAvailable: (context) => (mediaNodeOf(context)?.media.length ?? 0) > 0,
      run: (context) => {
        const node = mediaNodeOf(context);
        if (node) context.workspace.openDialog('viewer', { nodeId: node.id });
      },
    },
    'media-library': {
      group: 'story',
      icon: FolderOpen,
      isAvailable: ({ services }) => services.media?.library !== undefined,
      run: ({ workspace }) => workspace.openDialog('library', { nodeId: null }),
    },
    'toggle-media': {
      icon: Images,
      isAvailable: ({ services }) => services.media !== undefined,
      ...togglePanel('media'),
    },
  }),
  panels: { media: { panel: lazyPart(async () => (await import('./MediaPanel.tsx')).MediaPanel) } },
  dialogs: {
    upload: lazyPart(async () => (await import('./UploadDialog.tsx')).UploadDialog),
    library: lazyPart(async () => (await import('./library/LibraryDialog.tsx')).LibraryDialog),
    viewer: lazyPart(async () => (await import('./ViewerDialog.tsx')).ViewerDialog),
  },
  nodeSection: lazyPart(async () => (await import('./MediaSection.tsx')).MediaSection),
} satisfies Feature;
