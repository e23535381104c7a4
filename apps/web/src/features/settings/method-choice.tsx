import { Box } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PayoutMethodName } from '@somo/contracts/payouts';

interface Props {
  methods: readonly PayoutMethodName[];
  chosen: PayoutMethodName;
  field: UseFormRegisterReturn;
  disabled: boolean;
}

export function MethodChoice({ methods, chosen, field, disabled }: Props) {
  const { t } = useTranslation('settings');
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" textStyle="sm" fontWeight="semibold" mb="2">
        {t('method')}
      </Box>
      <Box display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
        {methods.map((method) => (
          <Box
            asChild
            key={method}
            display="flex"
            alignItems="center"
            gap="3"
            minH="12"
            px="4"
            borderRadius="l2"
            borderWidth="1px"
            borderColor={method === chosen ? 'brand.solid' : 'border.emphasized'}
            bg={method === chosen ? 'brand.subtle' : 'bg.field'}
            fontWeight="medium"
            cursor="pointer"
            transition="background 150ms"
          >
            <label>
              <input type="radio" value={method} {...field} disabled={disabled} />
              <span>{t(`methods.${method}`)}</span>
            </label>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
