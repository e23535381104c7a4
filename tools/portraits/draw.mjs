// Draws the portraits of the demo's people from the choices in people.mjs, in the style Avataaars by Pablo Stanley:
//   npm ci --prefix tools/portraits && node tools/portraits/draw.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { createAvatar } from '@dicebear/core';
import * as avataaars from '@dicebear/avataaars';
import sharp from 'sharp';
import { people } from './people.mjs';

const folder = new URL('../../apps/all-in-one/portraits/', import.meta.url);
const side = 512;

/** What the picture shows of a drawing of 280 by 280: big hair and hats need more room. */
const frames = { near: '14 7 252 252', wide: '5 -7 270 270' };
const optional = ['top', 'facialHair', 'accessories'];
const wide = new Set(['bun', 'curly', 'curvy', 'dreads', 'fro', 'froBand', 'turban']);

/** The style's own colors for what cannot be chosen are loud, and its features faint on dark skin. */
function tuned(svg, hat) {
  return svg
    .replaceAll('fill="#000" fill-opacity=".6"', 'fill="#1c0f0a" fill-opacity=".85"')
    .replaceAll('#FF4F6D', '#b8535c')
    .replace(/#EDECE3|#92D9FF/g, `#${hat}`);
}

/** Returns a PNG. A person without a `top` is bald. */
function draw({ background, hat = '000000', ...chosen }) {
  const options = {
    ...{ style: 'default', eyes: 'default', eyebrows: 'defaultNatural', mouth: 'twinkle' },
    ...{ accessoriesColor: '2b2624', facialHairColor: chosen.hairColor, hatColor: hat },
    ...chosen,
  };
  const svg = createAvatar(avataaars, {
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, [value]])),
    ...Object.fromEntries(optional.map((part) => [`${part}Probability`, part in chosen ? 100 : 0])),
  }).toString();
  const frame = wide.has(chosen.top) ? frames.wide : frames.near;
  return sharp(Buffer.from(tuned(svg, hat).replace('viewBox="0 0 280 280"', `viewBox="${frame}"`)))
    .resize(side, side)
    .flatten({ background: `#${background}` })
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

await mkdir(folder, { recursive: true });
for (const [username, choices] of Object.entries(people)) await writeFile(new URL(`${username}.png`, folder), await draw(choices));
