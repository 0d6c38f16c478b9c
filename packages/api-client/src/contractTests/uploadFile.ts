import { type MediaUpload, mediaForm } from '../client/uploads.ts';
import { type MediaFile, optionalContract } from '../contract/index.ts';
import { fixturePicture, fixtureSound } from '../fixtures/index.ts';
import type { CaseContext, CaseResponse } from './context.ts';

const { upload } = optionalContract.media;

export const pictureFile = (name = 'Фонарь.png') =>
  new File([fixturePicture.png], name, { type: 'image/png' });

export const soundFile = (name = 'Волны.mp3') =>
  new File([fixtureSound()], name, { type: 'audio/mpeg' });

type Fields = Omit<MediaUpload, 'file'>;

/** A form as our client sends it. */
export const formWith = (file: File, fields?: Fields): FormData =>
  mediaForm({ description: 'Прилив', tags: 'node-lamp,uploaded', ...fields, file });

export const sendFile = (
  { request }: CaseContext,
  token: string | undefined,
  form: FormData,
): Promise<CaseResponse> =>
  request({ method: upload.method, path: upload.path, form, ...(token ? { token } : {}) });

/** Uploads a file and gives what the server says of it. */
export const uploadFile = async (
  context: CaseContext,
  token: string,
  file: File,
  fields?: Fields,
): Promise<MediaFile> =>
  context.expectContract(upload, await sendFile(context, token, formWith(file, fields)));
