import { crc32, deflateSync } from 'node:zlib';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';

/** A picture of one colour gradient, so that nothing about it is degenerate. */
export const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } },
  }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'navy' } },
      gravity: 'west',
    },
  ]);

/** The content of a small picture. */
export const png = await picture(64, 64).png().toBuffer();

/** Two frames of an animation. */
export async function animation(width: number, height: number): Promise<Buffer> {
  const frame = (background: string) => ({
    create: { width, height, channels: 3 as const, background },
  });
  const frames = await Promise.all(
    ['red', 'blue'].map((colour) => sharp(frame(colour)).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** One second of silence as a WAV file. */
export function sound(seconds = 1): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(rate * seconds, 0x80);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/** An AVI file as far as its beginning tells. */
export const film = (length = 4096): Buffer =>
  Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from([0, 0, 1, 0]),
    Buffer.from('AVI LIST'),
    Buffer.from(Array.from({ length }, (_, index) => index % 251)),
  ]);

/** Two seconds of an MP4 whose index stands at its beginning. */
export async function movie(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: 25 });
  await output.start();
  const description = new Uint8Array([1, 0x42, 0, 0x1f, 0xff, 0xe0, 0]);
  const decoderConfig = { codec: 'avc1.42001f', codedWidth: 320, codedHeight: 180, description };
  for (let frame = 0; frame < 50; frame += 1) {
    const type = frame % 10 === 0 ? 'key' : 'delta';
    const packet = new EncodedPacket(new Uint8Array(2000), type, frame / 25, 1 / 25);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

export const captions = 'WEBVTT\n\n00:00.000 --> 00:02.500\nПрилив начинается.\n';

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

/** A PNG of a few bytes that says that it is 50,000 by 50,000 pixels. */
export function bomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(50_000, 0);
  head.writeUInt32BE(50_000, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(100_000)))];
  return Buffer.concat([signature, ...parts, chunk('IEND', Buffer.alloc(0))]);
}
