import type { HttpHandler } from 'msw';
import {
  errorMessages,
  type ImportJob,
  type ImportResult,
  maxStoryImports,
  optionalContract,
  storyFileExtension,
} from '../contract/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { handle, type Setting } from './handle.ts';
import type { MockDatabase, MockImport } from './mockDatabase.ts';
import { findOwn } from './stories.ts';

const { storyFiles } = optionalContract;

/** How often a page asks until an import is over. */
const asksUntilDone = 2;

const isUnderWay = ({ asked, isCancelled }: MockImport): boolean =>
  !isCancelled && asked < asksUntilDone;

/** Whether a file is a ZIP; the mock server looks no further. */
const isArchive = async (file: File): Promise<boolean> => (await file.slice(0, 2).text()) === 'PK';

/** Another story of the importer's stands for the content of the file. */
function addStory({ stories }: MockDatabase, { userId, storyId, title }: MockImport): void {
  const source = stories.find(({ ownerId }) => ownerId === userId);
  if (!source || storyId === null || stories.some(({ id }) => id === storyId)) return;
  const document = { ...source.document, title };
  stories.push({ ...source, id: storyId, isPublic: false, document });
}

function jobOf({ stories }: MockDatabase, imported: MockImport, locale: 'ru' | 'en'): ImportJob {
  const { storyId, title, asked, isCancelled } = imported;
  if (isCancelled) return { status: 'cancelled' };
  if (isUnderWay(imported)) return { status: 'running', progress: asked / asksUntilDone };
  if (storyId === null) {
    return { status: 'failed', errorMessage: errorMessages[locale]['file-unrecognised'] };
  }
  const nodes = stories.find(({ id }) => id === storyId)?.document.nodes.length ?? 0;
  return {
    status: 'succeeded',
    progress: 1,
    storyId,
    data: { storyId, title, nodes, media: 0 },
  };
}

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
    async ({ database, form, session }): Promise<ImportResult | ErrorReply> => {
      const file = form?.get('file');
      if (!(file instanceof File)) return errorReply('request-invalid');
      if (!file.name.toLowerCase().endsWith(storyFileExtension)) {
        return errorReply('file-unrecognised');
      }
      const { id: userId } = session.user;
      const open = [...database.imports.values()].filter(
        (one) => one.userId === userId && isUnderWay(one),
      );
      if (open.length >= maxStoryImports) return errorReply('imports-full');
      const jobId = database.newId('story');
      database.imports.set(jobId, {
        userId,
        storyId: (await isArchive(file)) ? database.newId('story') : null,
        title: file.name.slice(0, -storyFileExtension.length),
        asked: 0,
        isCancelled: false,
      });
      return { success: true, jobId };
    },
  ),

  handle(
    setting,
    storyFiles.importJob,
    ({ database, params, session, locale }): ImportJob | ErrorReply => {
      const imported = database.imports.get(params.id);
      if (imported?.userId !== session.user.id) return errorReply('not-found');
      imported.asked += 1;
      if (!imported.isCancelled && !isUnderWay(imported)) addStory(database, imported);
      return jobOf(database, imported, locale);
    },
  ),

  handle(
    setting,
    storyFiles.cancelImport,
    ({ database, params, session, locale }): ImportJob | ErrorReply => {
      const imported = database.imports.get(params.id);
      if (imported?.userId !== session.user.id) return errorReply('not-found');
      if (isUnderWay(imported)) imported.isCancelled = true;
      return jobOf(database, imported, locale);
    },
  ),
];
