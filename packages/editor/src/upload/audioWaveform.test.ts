import { expect, test } from 'vitest';
import { peaksOf } from './audioWaveform.ts';

test('a waveform holds the loudest sample of each part, up to 255', () => {
  const samples = Float32Array.from({ length: 400 }, (_, at) => (at < 200 ? 0.25 : -0.5));
  const peaks = peaksOf(samples, 4);
  expect(peaks).toEqual([128, 128, 255, 255]);
  expect(peaksOf(samples)).toHaveLength(200);
});

test('silence is flat, and a sound shorter than the count has as many values as samples', () => {
  expect(peaksOf(new Float32Array(1000), 3)).toEqual([0, 0, 0]);
  expect(peaksOf(Float32Array.of(1, 0.5))).toEqual([255, 128]);
  expect(peaksOf(new Float32Array(0))).toEqual([]);
});
