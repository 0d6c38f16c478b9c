import { fail, type Result, succeed } from '@dreamfork/story';
import type {
  ApiConsoleServices,
  FileServices,
  GeneratorServices,
  MediaServices,
  ServiceProblem,
  UploadedFile,
} from '../services/index.ts';

/** A picture that needs no network. */
export const pictureAddress = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#24433a"/><path d="M150 160V60h20v100z" fill="#f4efe0"/><circle cx="160" cy="52" r="14" fill="#f2c94c"/></svg>',
)}`;

export type HeldUpload = {
  progress: (share: number) => void;
  finish: (answer?: Result<UploadedFile, ServiceProblem>) => void;
};

export type StoryMedia = MediaServices & { held: HeldUpload[] };

/** Media services whose uploads wait until the story lets them go. */
export function storyMedia(): StoryMedia {
  const held: HeldUpload[] = [];
  return {
    held,
    upload: ({ file, signal, onProgress }) =>
      new Promise((resolve) => {
        const { name: fileName, type: mimeType, size: fileSize } = file;
        const uploaded = { id: 'file-1', url: pictureAddress, fileName, mimeType, fileSize };
        signal.addEventListener('abort', () => resolve(fail({ message: '', isAborted: true })));
        held.push({
          progress: onProgress,
          finish: (answer = succeed(uploaded)) => resolve(answer),
        });
      }),
    createNode: async () => succeed({ id: 'media-node-1' }),
    removeNode: async () => succeed(null),
  };
}

export const storyGenerator = (answers: Partial<GeneratorServices> = {}): GeneratorServices => ({
  providers: async () =>
    succeed([
      { name: 'ollama', displayName: 'Ollama' },
      { name: 'studio', displayName: 'Студия' },
    ]),
  models: async (provider) =>
    succeed(provider === 'ollama' ? ['qwen3:8b', 'gemma3:12b'] : ['быстрая']),
  templates: async () => [
    { key: 'choice.1', title: 'Развилка', nodeType: 'choice', prompt: 'Предложите четыре пути.' },
  ],
  saveTemplate: async (template) => succeed(template),
  generate: async () =>
    succeed('Подняться к фонарю\n\nСпуститься к лодке\nОкликнуть смотрителя\nПереждать\nУйти'),
  ...answers,
});

export const storyFiles = (answers: Partial<FileServices> = {}): FileServices => ({
  exportStory: async () => succeed(new File(['{}'], 'Маяк.df')),
  importStory: async () =>
    succeed({ kind: 'done', story: { storyId: 'new', title: 'Паром', nodes: 12, media: 2 } }),
  importJob: async () => succeed({ kind: 'running' }),
  ...answers,
});

export const storyApiConsole: ApiConsoleServices = {
  get: async ({ url }) =>
    url.includes('missing')
      ? succeed({ status: 404, body: '{"code":"not-found"}' })
      : succeed({ status: 200, body: `["image/jpeg",${'"x",'.repeat(200)}"image/png"]` }),
};
