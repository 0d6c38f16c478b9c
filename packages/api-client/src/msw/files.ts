import type { HttpHandler } from 'msw';
import {
  type ImportJob,
  type ImportResult,
  optionalContract,
  storyFileExtension,
} from '../contract/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { handle, type Setting } from './handle.ts';
import { findOwn } from './stories.ts';

const { storyFiles } = optionalContract;

export const fileHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, storyFiles.exportStory, ({ database, params, session }): File | ErrorReply => {
    const story = findOwn(database, params.id, session.user.id);
    if (!story) return errorReply('story-not-found');
    const { document } = story;
    return new File([JSON.stringify(document)], `${document.title}${storyFileExtension}`, {
      type: 'application/zip',
    });
  }),

  handle(
    setting,
    storyFiles.importStory,
    ({ database, form, session }): ImportResult | ErrorReply => {
      const file = form?.get('file');
      if (!(file instanceof File)) return errorReply('request-invalid');
      if (!file.name.toLowerCase().endsWith(storyFileExtension)) return errorReply('story-invalid');
      const source = database.stories.find(({ ownerId }) => ownerId === session.user.id);
      if (!source) return errorReply('story-invalid');
      const jobId = database.newId('story');
      const title = file.name.slice(0, -storyFileExtension.length);
      const imported = {
        userId: session.user.id,
        storyId: database.newId('story'),
        title,
        asked: 0,
      };
      database.imports.set(jobId, imported);
      database.stories.push({
        ...source,
        id: imported.storyId,
        isPublic: false,
        document: { ...source.document, title },
      });
      return { success: true, jobId };
    },
  ),

  handle(setting, storyFiles.importJob, ({ database, params, session }): ImportJob | ErrorReply => {
    const imported = database.imports.get(params.id);
    if (imported?.userId !== session.user.id) return errorReply('not-found');
    imported.asked += 1;
    if (imported.asked < 2) return { status: 'running' };
    const { storyId, title } = imported;
    const nodes = database.stories.find(({ id }) => id === storyId)?.document.nodes.length ?? 0;
    return { status: 'succeeded', storyId, data: { storyId, title, nodes, media: 0 } };
  }),
];
