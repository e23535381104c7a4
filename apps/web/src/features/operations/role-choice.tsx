import { Box, Fieldset, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { operatorRoles, type OperatorRole } from '@somo/contracts/caller';
import { CheckField } from '../../ui/check-field';

interface Props {
  chosen: readonly OperatorRole[];
  error: string | undefined;
  onChoose: (roles: OperatorRole[]) => void;
}

/** The roles to choose from, each with what it is for. */
export function RoleChoice({ chosen, error, onChoose }: Props) {
  const { t } = useTranslation('operations');
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend fontWeight="semibold" textStyle="sm" mb="2">
        {t('roles.columns.roles')}
      </Fieldset.Legend>
      <Box display="grid" gap="3">
        {operatorRoles.map((role) => (
          <CheckField
            key={role}
            checked={chosen.includes(role)}
            onChange={({ currentTarget: { checked } }) => onChoose(checked ? [...chosen, role] : chosen.filter((one) => one !== role))}
            label={
              <>
                <Text as="span" display="block" fontWeight="semibold">
                  {t(`roles.names.${role}`)}
                </Text>
                <Text as="span" display="block" color="fg.muted">
                  {t(`roles.about.${role}`)}
                </Text>
              </>
            }
          />
        ))}
      </Box>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
