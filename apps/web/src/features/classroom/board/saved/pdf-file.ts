// Writes a PDF: numbered objects, and at the end where each of them begins.
type Bytes = Uint8Array<ArrayBuffer>;

const ascii = (text: string): Bytes => new TextEncoder().encode(text);

export class PdfFile {
  private readonly parts: Bytes[] = [];
  private readonly starts: number[] = [];
  private length = 0;

  constructor() {
    this.write(ascii('%PDF-1.7\n%'), Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3), ascii('\n'));
  }

  /** Returns the number of an object that is added later. */
  reserve(): number {
    return this.starts.push(0);
  }

  /** Adds a dictionary, which `entries` are in, and returns its number. */
  add(entries: string, number = this.reserve()): number {
    this.begin(number);
    this.write(ascii(`<< ${entries} >>\nendobj\n`));
    return number;
  }

  /** Adds bytes with what describes them, and returns their number. */
  addBytes(entries: string, bytes: Bytes): number {
    const number = this.reserve();
    this.begin(number);
    this.write(ascii(`<< ${entries} /Length ${bytes.length} >>\nstream\n`), bytes, ascii('\nendstream\nendobj\n'));
    return number;
  }

  /** The same, compressed where the browser can. */
  async addPacked(entries: string, bytes: Bytes): Promise<number> {
    if (typeof CompressionStream === 'undefined') return this.addBytes(entries, bytes);
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
    return this.addBytes(`${entries} /Filter /FlateDecode`, new Uint8Array(await new Response(packed).arrayBuffer()));
  }

  /** Ends the file, whose catalog has a number. */
  end(root: number): Blob {
    const start = this.length;
    const places = this.starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
    const size = this.starts.length + 1;
    this.write(ascii(`xref\n0 ${size}\n0000000000 65535 f \n${places}`));
    this.write(ascii(`trailer\n<< /Size ${size} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`));
    return new Blob(this.parts, { type: 'application/pdf' });
  }

  private begin(number: number): void {
    this.starts[number - 1] = this.length;
    this.write(ascii(`${number} 0 obj\n`));
  }

  private write(...parts: Bytes[]): void {
    this.parts.push(...parts);
    this.length += parts.reduce((sum, { length }) => sum + length, 0);
  }
}
