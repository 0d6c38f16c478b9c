import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { comparePictures, type Picture } from './comparePictures.ts';
import { picturesFolder } from './pictures.ts';

const read = (name: string): Picture => {
  const { data, width, height } = PNG.sync.read(readFileSync(`${picturesFolder}/${name}.png`));
  return { data, metadata: { width, height } };
};

type Colour = readonly [number, number, number];

const at = ({ data, metadata: { width } }: Picture, x: number, y: number): Colour => {
  const start = (y * width + x) * 4;
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
};

/** The picture with every pixel drawn anew. */
const drawn = (picture: Picture, colourAt: (x: number, y: number) => Colour): Picture => {
  const data = Uint8Array.from(picture.data);
  const { width, height } = picture.metadata;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colourAt(x, y), (y * width + x) * 4);
  return { ...picture, data };
};

const shifted = (picture: Picture, right: number, down: number) =>
  drawn(picture, (x, y) => at(picture, Math.max(0, x - right), Math.max(0, y - down)));

const isColour = (left: Colour, right: Colour) => left.every((part, band) => part === right[band]);

describe.each(['components-actions-button-light', 'components-actions-button-creative'])(
  '%s',
  (name) => {
    const reference = read(name);

    test('is equal to itself', () => {
      expect(comparePictures(reference, read(name))).toMatchObject({ pass: true });
    });

    test.each([
      [2, 0],
      [0, 2],
      [1, 0],
    ])('fails when it is shifted by %i and %i px', (right, down) => {
      expect(comparePictures(reference, shifted(reference, right, down))).toMatchObject({
        pass: false,
      });
    });

    test('fails when one colour changes a little', () => {
      const paper = at(reference, 0, 0);
      const warmer: Colour = [paper[0], Math.max(0, paper[1] - 6), Math.max(0, paper[2] - 6)];
      const actual = drawn(reference, (x, y) =>
        isColour(at(reference, x, y), paper) ? warmer : at(reference, x, y),
      );
      expect(comparePictures(reference, actual)).toMatchObject({ pass: false });
    });
  },
);

/** A black slope on white, whose edge is smoothed by `coverage`. */
const slope = (coverage: number): Picture =>
  drawn(
    { data: new Uint8Array(40 * 40 * 4).fill(255), metadata: { width: 40, height: 40 } },
    (x, y) => {
      const shade = x < y ? 0 : x > y ? 255 : Math.round(255 * (1 - coverage));
      return [shade, shade, shade];
    },
  );

test('edges may be smoothed in another way', () => {
  expect(comparePictures(slope(0.5), slope(0.35))).toMatchObject({ pass: true });
});

/** Black above grey; so many pixels of the row at `y` are lighter by so many steps. */
const halves = (pixels: number, steps: number, row = 20): Picture =>
  drawn(
    { data: new Uint8Array(40 * 40 * 4).fill(255), metadata: { width: 40, height: 40 } },
    (x, y) => {
      const shade = y < 20 ? 0 : y === row && x < pixels ? 128 + steps : 128;
      return [shade, shade, shade];
    },
  );

test.each([
  ['a few pixels of an edge differ by little', halves(6, 12), true],
  ['a few pixels of an edge differ by much', halves(6, 40), false],
  ['many pixels of an edge differ by little', halves(40, 12), false],
  ['a few pixels away from edges differ by little', halves(6, 12, 30), false],
])('%s', (_, actual, pass) => {
  expect(comparePictures(halves(0, 0), actual)).toMatchObject({ pass });
});

test('another size fails and says so', () => {
  const small: Picture = { data: new Uint8Array(4), metadata: { width: 1, height: 1 } };
  expect(comparePictures(slope(0.5), small).message).toContain('40×40');
});
