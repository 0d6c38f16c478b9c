import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive, which may say of itself what is not so. */
export type RawEntry = {
  name: string;
  data: string | Uint8Array;
  isDeflated?: boolean;
  /** Bytes that it claims to have once unpacked. */
  claimedSize?: number;
  /** Claims both sizes, in the fields for large ones. */
  claimedLargeSize?: number;
  /** Unix mode. */
  mode?: number;
  flags?: number;
  method?: number;
};

type Options = {
  /** Writes sizes and places in the fields for large archives. */
  isZip64?: boolean;
  /** Entries that the archive claims to have. */
  claimedCount?: number;
};

const utf8Flag = 0x800;
const inZip64 = 0xffffffff;

const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, 2 * index);
  return bytes;
};
const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
  return bytes;
};
const u64 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [index, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * index);
  return bytes;
};

function encode(
  entry: RawEntry,
  offset: number,
  isZip64: boolean,
): { local: Buffer; head: Buffer } {
  const content = Buffer.from(entry.data);
  const packed = entry.isDeflated ? deflateRawSync(content) : content;
  const name = Buffer.from(entry.name);
  const claimed = entry.claimedLargeSize;
  const size = claimed ?? entry.claimedSize ?? content.length;
  const packedSize = claimed ?? packed.length;
  const isLarge = isZip64 || claimed !== undefined;
  const method = entry.method ?? (entry.isDeflated ? 8 : 0);
  const common = Buffer.concat([
    u16(45, (entry.flags ?? 0) | utf8Flag, method, 0, 0x21),
    u32(crc32(content), packed.length, Math.min(size, inZip64)),
    u16(name.length),
  ]);
  const local = Buffer.concat([u32(0x04034b50), common, u16(0), name, packed]);
  const extra = isLarge
    ? Buffer.concat([u16(1, 24), u64(size, packedSize, offset)])
    : Buffer.alloc(0);
  const sizes = isLarge ? u32(inZip64, inZip64) : u32(packedSize, size);
  const head = Buffer.concat([
    u32(0x02014b50),
    u16(0x0300 | 45, 45, (entry.flags ?? 0) | utf8Flag, method, 0, 0x21),
    u32(crc32(content)),
    sizes,
    u16(name.length, extra.length, 0, 0, 0),
    u32(((entry.mode ?? 0o100644) << 16) >>> 0, isLarge ? inZip64 : offset),
    name,
    extra,
  ]);
  return { local, head };
}

/** Writes an archive as it is asked for, sound or not. */
export function rawZip(
  entries: readonly RawEntry[],
  { isZip64 = false, claimedCount = entries.length }: Options = {},
): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, head } = encode(entry, offset, isZip64);
    locals.push(local);
    heads.push(head);
    offset += local.length;
  }
  const directory = Buffer.concat(heads);
  const large = Buffer.concat([
    u32(0x06064b50),
    u64(44),
    u16(45, 45),
    u32(0, 0),
    u64(claimedCount, claimedCount, directory.length, offset),
    u32(0x07064b50, 0),
    u64(offset + directory.length),
    u32(1),
  ]);
  const count = isZip64 ? 0xffff : claimedCount;
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0, 0, count, count),
    isZip64 ? u32(inZip64, inZip64) : u32(directory.length, offset),
    u16(0),
  ]);
  return Buffer.concat([...locals, directory, ...(isZip64 ? [large] : []), end]);
}
