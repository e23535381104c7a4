// Descriptions as short text: on a slow line their length decides how soon people hear each other.

const mark = 'deflate:';
/** More than any description is long: what unpacks to more is not one. */
const maxLength = 64_000;

const canPack = typeof CompressionStream === 'function';

export async function pack(text: string): Promise<string> {
  if (!canPack) return text;
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return mark + btoa(String.fromCharCode(...new Uint8Array(await new Response(packed).arrayBuffer())));
}

export async function unpack(text: string): Promise<string> {
  if (!text.startsWith(mark)) return text;
  const bytes = Uint8Array.from(atob(text.slice(mark.length)), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let found = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return found;
    found += value;
    if (found.length > maxLength) throw new Error('Too long for a description.');
  }
}
