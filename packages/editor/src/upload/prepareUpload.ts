import { audioWaveform } from './audioWaveform.ts';
import { compressImage } from './compressImage.ts';
import { videoPoster } from './videoPoster.ts';

/** A file as it is sent, with what only a browser can make of it. */
export type PreparedUpload = {
  file: File;
  /** A picture of a film. */
  poster?: Blob;
  /** Loudness of a recording over its length, 0 to 255. */
  waveform?: number[];
};

/** Makes a heavy image smaller, a poster for a film and a waveform for a recording; what fails is left out. */
export async function prepareUpload(file: File): Promise<PreparedUpload> {
  const [family] = file.type.split('/');
  if (family === 'video') {
    const poster = await videoPoster(file);
    return poster ? { file, poster } : { file };
  }
  if (family === 'audio') {
    const waveform = await audioWaveform(file);
    return waveform ? { file, waveform } : { file };
  }
  return { file: await compressImage(file) };
}
