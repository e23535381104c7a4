import { useState, type ComponentProps } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { starsMax } from '@somo/contracts/rules/reviews';

const all = ['1', '2', '3', '4', '5'] as const satisfies { length: typeof starsMax };

interface Props extends Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'> {
  value: string | null;
  error?: string | undefined;
}

/** Five stars to choose from: by touch, by mouse, or with the arrow keys. */
export function StarsField({ value, error, disabled, onChange, ...input }: Props) {
  const { t } = useTranslation('reviews');
  const [pointed, setPointed] = useState<string | null>(null);
  const lit = pointed ?? value;
  return (
    <Box as="fieldset" minW="0" textAlign="center">
      <Box as="legend" srOnly>
        {t('stars')}
      </Box>
      <Box display="inline-flex" onPointerLeave={() => setPointed(null)}>
        {all.map((star) => {
          const isLit = lit !== null && star <= lit;
          return (
            <Box
              asChild
              key={star}
              display="grid"
              placeItems="center"
              position="relative"
              w="11"
              h="11"
              borderRadius="l2"
              cursor={disabled ? 'not-allowed' : 'pointer'}
              color={isLit ? 'sun.500' : 'border.emphasized'}
              transition="color 120ms"
              _icon={{ w: '9', h: '9', fill: isLit ? 'currentColor' : 'none' }}
              _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing' }}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !disabled && setPointed(star)}
            >
              <label>
                <Box asChild position="absolute" inset="0" opacity="0" w="full" h="full" cursor="inherit">
                  <input
                    {...input}
                    type="radio"
                    value={star}
                    checked={star === value}
                    disabled={disabled}
                    onChange={(event) => {
                      // The keyboard has chosen, wherever the mouse rests.
                      setPointed(null);
                      onChange?.(event);
                    }}
                    aria-label={t('star', { count: Number(star) })}
                  />
                </Box>
                <Star aria-hidden />
              </label>
            </Box>
          );
        })}
      </Box>
      <Text aria-live="polite" fontWeight="semibold" minH="6" mt="1">
        {lit && t(`meaning.${lit as (typeof all)[number]}`)}
      </Text>
      {error && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {error}
        </Text>
      )}
    </Box>
  );
}
