import type { HttpHandler } from 'msw';
import {
  type ImportJob,
  type ImportResult,
  optionalContract,
  storyFileExtension,
} from '../contract/index.ts';
import { handle, type Setting } from './handle.ts';
import { type Refusal, refuse } from './refuse.ts';
import { findOwn } from './stories.ts';

const { storyFiles } = optionalContract;

export const fileHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, storyFiles.exportStory, ({ world, params, session }): File | Refusal => {
    const story = findOwn(world, params.id, session.user.id);
    if (!story) return refuse('story-not-found');
    const { document } = story;
    return new File([JSON.stringify(document)], `${document.title}${storyFileExtension}`, {
      type: 'application/zip',
    });
  }),

  handle(setting, storyFiles.importStory, ({ world, form, session }): ImportResult | Refusal => {
    const file = form?.get('file');
    if (!(file instanceof File)) return refuse('request-invalid');
    if (!file.name.toLowerCase().endsWith(storyFileExtension)) return refuse('story-invalid');
    const source = world.stories.find(({ ownerId }) => ownerId === session.user.id);
    if (!source) return refuse('story-invalid');
    const jobId = world.newId('story');
    const title = file.name.slice(0, -storyFileExtension.length);
    const imported = { userId: session.user.id, storyId: world.newId('story'), title, asked: 0 };
    world.imports.set(jobId, imported);
    world.stories.push({
      ...source,
      id: imported.storyId,
      isPublic: false,
      document: { ...source.document, title },
    });
    return { success: true, jobId };
  }),

  handle(setting, storyFiles.importJob, ({ world, params, session }): ImportJob | Refusal => {
    const imported = world.imports.get(params.id);
    if (imported?.userId !== session.user.id) return refuse('not-found');
    imported.asked += 1;
    if (imported.asked < 2) return { status: 'running' };
    const { storyId, title } = imported;
    const nodes = world.stories.find(({ id }) => id === storyId)?.document.nodes.length ?? 0;
    return { status: 'succeeded', storyId, data: { storyId, title, nodes, media: 0 } };
  }),
];
