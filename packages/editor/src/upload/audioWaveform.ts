export const waveformValues = 200;

/** Low, so that an hour of sound takes little memory. */
const samplesPerSecond = 8000;
const largestSound = 20_971_520;

/** The loudest sample of each part, 0 to 255; 255 is the loudest of all. */
export function peaksOf(samples: Float32Array, count = waveformValues): number[] {
  const length = Math.min(count, samples.length);
  const peaks = Array.from({ length }, (_, at) => {
    const from = Math.floor((at * samples.length) / length);
    const to = Math.floor(((at + 1) * samples.length) / length);
    let peak = 0;
    for (let index = from; index < to; index++)
      peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks, 0);
  return peaks.map((peak) => (loudest > 0 ? Math.round((peak / loudest) * 255) : 0));
}

/** Loudness of a recording over its length, or null where this browser cannot read it. */
export async function audioWaveform(file: File): Promise<number[] | null> {
  if (file.size > largestSound) return null;
  try {
    const context = new OfflineAudioContext(1, 1, samplesPerSecond);
    const sound = await context.decodeAudioData(await file.arrayBuffer());
    const peaks = peaksOf(sound.getChannelData(0));
    return peaks.length > 0 ? peaks : null;
  } catch {
    // The sound is uploaded without a waveform.
    return null;
  }
}
