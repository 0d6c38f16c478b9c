import * as styles from './Media.css.ts';

export type WaveformProps = {
  /** Loudness over the length of the sound, 0 to 255. */
  values: readonly number[];
  /** The part that has been played, 0 to 1. */
  played: number;
};

const bars = (values: readonly number[]): string =>
  values.map((value, index) => `M${index} ${128 - value / 2}v${value + 1}`).join('');

/** A drawing of a sound; what has been played is coloured. */
export const Waveform = ({ values, played }: WaveformProps) => (
  <svg
    className={styles.waveform}
    viewBox={`-1 0 ${values.length + 1} 257`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={bars(values)} />
    <path className={styles.playedPart} d={bars(values.slice(0, played * values.length))} />
  </svg>
);
