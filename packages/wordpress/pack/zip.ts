import { crc32, deflateRawSync } from 'node:zlib';

/** The first of January 1980, midnight: the same files make the same zip. */
const [date, time] = [33, 0];

/** Names are UTF-8. */
const flags = 0x0800;

/**
 * A zip archive of files by path, as APPNOTE.TXT 6.3 of PKWARE describes it: deflated, without 64-bit sizes and without extra
 * fields.
 */
export function zipOf(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const name = Buffer.from(path);
    const body = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    // Version 2.0 is needed; method 8 is deflate.
    [20, flags, 8, time, date].forEach((value, index) => fields.writeUInt16LE(value, 2 * index));
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(body.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = [Buffer.from('PK\x03\x04', 'latin1'), fields, name, body];
    // Made by Unix; a plain file that all may read.
    const place = Buffer.alloc(14);
    place.writeUInt32LE(0o100644 * 0x10000, 6);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), fields, place, name);
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(files).length;
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
