import { setNodeMedia } from '@dreamfork/story';
import type { EditorContextValue } from '../../EditorContext.tsx';
import type { ArrivedUpload } from '../../testing/holdUploads.ts';
import { pictureAddress } from '../../testing/mediaServices.ts';

/** Uploads that wait at the mock server. */
export const arrived: ArrivedUpload[] = [];

/** The lamp has a picture. */
export function withPicture({ session }: EditorContextValue, url = pictureAddress) {
  session.edit({
    label: 'set-media',
    operation: (story) =>
      setNodeMedia(story, {
        nodeId: 'lamp',
        mediaNodeId: null,
        media: [
          {
            id: 'file-0',
            mediaType: 'image',
            url,
            title: '',
            description: '',
            fileName: 'Фонарь.svg',
            fileSize: 188_416,
            mimeType: 'image/svg+xml',
            order: 0,
            isActive: true,
          },
        ],
      }),
  });
}

/** The field behind the button that chooses a file. */
export function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  return input;
}
