// Somo's five cloth and earth colors, and the semantic colors derived from them in light and dark mode.
const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** 88% of a solid color, in hexadecimal: not every browser can mix colors. */
const most = 'E0';

function ramp(hexes: string) {
  const values = hexes.split(' ');
  return Object.fromEntries(steps.map((step, at) => [step, { value: `#${values[at]}` }]));
}

/** Tints of dark mode: half the color of the cloth, half that of the panel below it, so that no chip or day weighs more than the text. */
const night = {
  brand: ['202135', '262842', '2E3357'],
  clay: ['30201A', '412619', '563019'],
  sun: ['2B2114', '37280F', '48340F'],
  leaf: ['1A231C', '1B2E22', '1C3B2B'],
  sand: ['2A241F', '352D27', '4E4339'],
} as const;

export const colors = {
  brand: ramp('EEF1FB D9DFF5 B4BFEB 8A99DC 6273C8 4253AE 33428F 283473 1E2757 161C40 0C1028'),
  clay: ramp('FDF1EB FADDCF F4B99D EC9168 DF6C3D C5522A A94020 86321A 632516 431A10 280E08'),
  sun: ramp('FFF8E5 FEEDBD FCDC85 F8C64A EEAF1D CF9210 A06E0A 79520A 573B0B 3A270A 221604'),
  leaf: ramp('EBF7F0 CDEBD9 9DD7B6 68BD8F 3B9F6C 237F52 1A6641 164F34 123C29 0D291C 071811'),
  sand: ramp('FBF8F3 F4EEE4 E8DECF D3C5B1 AD9C86 857564 685A4C 4E4339 352D27 211C18 14110E'),
  paper: { value: '#FFFFFF' },
};

const both = (light: string, dark: string) => ({ value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` } });

const hexOf = (name: keyof typeof night, step: number) => colors[name][step]!.value;

const inNight = (light: string, dark: string) => ({ value: { _light: `{colors.${light}}`, _dark: `#${dark}` } });

function roles(name: keyof typeof night) {
  const [subtle, muted, emphasized] = night[name];
  return {
    solid: both(`${name}.600`, `${name}.500`),
    solidHover: { value: { _light: hexOf(name, 600) + most, _dark: hexOf(name, 500) + most } },
    contrast: both('paper', 'paper'),
    fg: both(`${name}.700`, `${name}.200`),
    subtle: inNight(`${name}.50`, subtle),
    muted: inNight(`${name}.100`, muted),
    emphasized: inNight(`${name}.200`, emphasized),
    border: both(`${name}.300`, `${name}.500`),
    focusRing: both(`${name}.500`, `${name}.300`),
  };
}

export const semanticColors = {
  bg: {
    DEFAULT: both('sand.50', 'sand.950'),
    panel: both('paper', 'sand.900'),
    subtle: both('sand.100', 'sand.900'),
    muted: both('sand.100', 'sand.800'),
    emphasized: both('sand.200', 'sand.700'),
    hero: inNight('brand.800', '1A1A26'),
    field: both('paper', 'sand.950'),
  },
  fg: {
    DEFAULT: both('sand.900', 'sand.50'),
    muted: both('sand.600', 'sand.300'),
    subtle: both('sand.600', 'sand.400'),
    error: both('clay.600', 'clay.300'),
    success: both('leaf.600', 'leaf.300'),
    onHero: both('paper', 'paper'),
    onHeroMuted: both('brand.100', 'brand.100'),
  },
  border: {
    DEFAULT: both('sand.200', 'sand.800'),
    muted: both('sand.100', 'sand.800'),
    emphasized: both('sand.500', 'sand.500'),
    error: both('clay.600', 'clay.400'),
  },
  brand: roles('brand'),
  clay: roles('clay'),
  sun: roles('sun'),
  leaf: roles('leaf'),
  sand: roles('sand'),
};
