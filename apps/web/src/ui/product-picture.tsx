import { useState } from 'react';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dataSaver } from '../lib/data-saver';
import { useIsHydrated } from '../lib/use-is-hydrated';
import lessonDark from './pictures/lesson-dark.webp';
import lessonLight from './pictures/lesson-light.webp';
import priceDark from './pictures/price-dark.webp';
import priceLight from './pictures/price-light.webp';

/** Taken from the product itself by `npm run pictures`. */
const pictures = {
  lesson: { light: lessonLight, dark: lessonDark, width: '428', height: '228' },
  price: { light: priceLight, dark: priceDark, width: '448', height: '175' },
};

interface Props extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt'> {
  of: keyof typeof pictures;
}

/** A picture of the product for the eye alone: the text beside it has the same content. It is fetched when it comes near the screen, and left out for people who save data and, because it has English words, in other languages. */
export function ProductPicture({ of, ...rest }: Props) {
  const { i18n } = useTranslation();
  const isHydrated = useIsHydrated();
  // A prerendered page has begun to load it.
  const [isLeftOut] = useState(() => isHydrated && dataSaver.isOn());
  const { light, dark, width, height } = pictures[of];
  const common = {
    alt: '',
    loading: 'lazy',
    decoding: 'async',
    htmlWidth: width,
    htmlHeight: height,
    h: 'auto',
    maxW: 'full',
    ...rest,
  } as const;
  if (isLeftOut || !i18n.language.startsWith('en')) return null;
  return (
    <>
      <chakra.img src={light} {...common} _dark={{ display: 'none' }} />
      <chakra.img src={dark} {...common} _light={{ display: 'none' }} />
    </>
  );
}
