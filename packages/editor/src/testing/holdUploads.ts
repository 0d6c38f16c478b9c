import { type HttpHandler, HttpResponse, http } from 'msw';

/** An upload that has reached the mock server and waits there for its answer. */
export type ArrivedUpload = {
  file: File;
  /** A picture of a film. */
  poster: File | null;
  waveform: number[] | null;
  /** Lets the mock server answer as it does. */
  goOn: () => void;
  /** Loses the connection. */
  lose: () => void;
};

const fileOf = (value: FormDataEntryValue | null): File | null =>
  value instanceof File ? value : null;

/** Holds uploads at the mock server's door: `arrived` lists them, the oldest first. */
export const holdUploads = (arrived: ArrivedUpload[]): HttpHandler =>
  http.post('*/api/media/upload', async ({ request }) => {
    const form = await request.clone().formData();
    const file = fileOf(form.get('file'));
    if (!file) return undefined;
    const waveform = form.get('waveform');
    return new Promise<Response | undefined>((resolve) => {
      arrived.push({
        file,
        poster: fileOf(form.get('poster')),
        waveform: typeof waveform === 'string' ? JSON.parse(waveform) : null,
        goOn: () => resolve(undefined),
        lose: () => resolve(HttpResponse.error()),
      });
    });
  });
