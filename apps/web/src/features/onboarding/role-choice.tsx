import { Box, Text } from '@chakra-ui/react';
import { BookOpen, Presentation } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  value: 'student' | 'teacher' | null;
  onChange: (value: 'student' | 'teacher') => void;
  error?: string | undefined;
}

const icons = { student: BookOpen, teacher: Presentation };

export function RoleChoice({ value, onChange, error }: Props) {
  const { t } = useTranslation('onboarding');
  const words = { student: [t('student'), t('studentText')], teacher: [t('teacher'), t('teacherText')] } as const;
  return (
    <Box as="fieldset" borderWidth="0">
      <Box as="legend" textStyle="sm" fontWeight="semibold" mb="2">
        {t('iAm')}
      </Box>
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        {(['student', 'teacher'] as const).map((role) => {
          const Icon = icons[role];
          return (
            <Box
              key={role}
              asChild
              p="4"
              borderRadius="l2"
              borderWidth="1px"
              boxShadow={value === role ? 'inset 0 0 0 1px var(--chakra-colors-brand-solid)' : undefined}
              textAlign="start"
              cursor="pointer"
              transition="background 150ms, border-color 150ms"
              _hover={{ bg: 'brand.subtle' }}
              borderColor={value === role ? 'brand.solid' : 'border.emphasized'}
              bg={value === role ? 'brand.subtle' : 'bg.field'}
              _icon={{ w: '6', h: '6', color: 'brand.fg' }}
            >
              <button type="button" aria-pressed={value === role} aria-label={words[role][0]} onClick={() => onChange(role)}>
                <Icon aria-hidden />
                <Text fontWeight="semibold" mt="2">
                  {words[role][0]}
                </Text>
                <Text color="fg.muted" textStyle="sm">
                  {words[role][1]}
                </Text>
              </button>
            </Box>
          );
        })}
      </Box>
      {error && (
        <Text role="alert" color="fg.error" textStyle="sm" fontWeight="medium" mt="2">
          {error}
        </Text>
      )}
    </Box>
  );
}
