import { audioWaveform } from './audioWaveform.ts';
import { compressImage } from './compressImage.ts';

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

const longestSide = 1280;
const longestWait = 10_000;

/** A picture from near the beginning of a film, or null where this browser cannot show it. */
async function videoPoster(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  const signal = AbortSignal.timeout(longestWait);
  const happens = (name: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(name, () => resolve(), { once: true });
      video.addEventListener('error', reject, { once: true });
      signal.addEventListener('abort', reject, { once: true });
    });
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = address;
    await happens('loadeddata');
    // The first picture of many films is black.
    if (Number.isFinite(video.duration)) {
      video.currentTime = Math.min(1, video.duration / 10);
      await happens('seeked');
    }
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
    canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.8));
  } catch {
    // The film is uploaded without a poster.
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}
