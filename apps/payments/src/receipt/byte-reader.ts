/** Reads big-endian numbers sequentially; throws a RangeError past the end. */
export class ByteReader {
  at = 0;

  constructor(private readonly bytes: Buffer) {}

  u8(): number {
    return this.bytes.readUInt8(this.move(1));
  }

  u16(): number {
    return this.bytes.readUInt16BE(this.move(2));
  }

  i16(): number {
    return this.bytes.readInt16BE(this.move(2));
  }

  u32(): number {
    return this.bytes.readUInt32BE(this.move(4));
  }

  tag(): string {
    return this.take(4).toString('latin1');
  }

  take(length: number): Buffer {
    const from = this.move(length);
    if (from + length > this.bytes.length) throw new RangeError('The font ends too early.');
    return this.bytes.subarray(from, from + length);
  }

  skip(length: number): void {
    this.move(length);
  }

  /** Reads a WOFF2 UIntBase128. */
  base128(): number {
    let value = 0;
    for (let places = 0; places < 5; places += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('A length of this font does not end.');
  }

  /** Reads a WOFF2 255UInt16. */
  short255(): number {
    const byte = this.u8();
    if (byte === 253) return this.u16();
    if (byte === 254) return this.u8() + 506;
    return byte === 255 ? this.u8() + 253 : byte;
  }

  private move(length: number): number {
    const from = this.at;
    this.at += length;
    return from;
  }
}
