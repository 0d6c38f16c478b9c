import { inflateRawSync } from 'node:zlib';

const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const stored = 0;

function findEnd(zip: Buffer): number {
  for (let place = zip.length - 22; place >= 0; place -= 1) {
    if (zip.readUInt32LE(place) === endSignature) return place;
  }
  throw new Error('This is no ZIP.');
}

/** The files of a ZIP by their names, read by its table of contents as any unpacker does. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = findEnd(zip);
  const files = new Map<string, Buffer>();
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(place) !== entrySignature) throw new Error('The table is damaged.');
    const method = zip.readUInt16LE(place + 10);
    const packedSize = zip.readUInt32LE(place + 20);
    const size = zip.readUInt32LE(place + 24);
    const nameSize = zip.readUInt16LE(place + 28);
    const header = zip.readUInt32LE(place + 42);
    const name = zip.toString('utf8', place + 46, place + 46 + nameSize);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(start, start + packedSize);
    const content = method === stored ? packed : inflateRawSync(packed);
    if (content.length !== size) throw new Error(`${name} has another size than the table says.`);
    files.set(name, content);
    place += 46 + nameSize + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
  }
  return files;
}
