import subsetFont from 'subset-font';

/** Where the table of a font that maps characters to glyphs begins. */
function characterMap(view: DataView): number {
  for (let record = 12; record < 12 + view.getUint16(4) * 16; record += 16) {
    if (view.getUint32(record) === 0x636d6170) return view.getUint32(record + 8);
  }
  throw new Error('The font has no character map.');
}

function* rangesOfFormat4(view: DataView, table: number): Generator<[number, number]> {
  const ends = table + 14;
  const doubled = view.getUint16(table + 6);
  for (let index = 0; index < doubled; index += 2) {
    yield [view.getUint16(ends + doubled + 2 + index), view.getUint16(ends + index)];
  }
}

function* rangesOfFormat12(view: DataView, table: number): Generator<[number, number]> {
  for (let group = 0; group < view.getUint32(table + 12); group++) {
    const entry = table + 16 + group * 12;
    yield [view.getUint32(entry), view.getUint32(entry + 4)];
  }
}

/** Every character that a font file draws. */
export async function fontCharacters(file: Buffer): Promise<Set<string>> {
  const font = await subsetFont(file, '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const map = characterMap(view);
  const found = new Set<string>();
  for (let index = 0; index < view.getUint16(map + 2); index++) {
    const table = map + view.getUint32(map + 8 + index * 8);
    const format = view.getUint16(table);
    const ranges =
      format === 4
        ? rangesOfFormat4(view, table)
        : format === 12
          ? rangesOfFormat12(view, table)
          : [];
    for (const [first, last] of ranges) {
      for (let point = first; point <= last && point !== 0xffff; point++) {
        found.add(String.fromCodePoint(point));
      }
    }
  }
  return found;
}
