import { Badge, Box, Heading, HStack, Text } from '@chakra-ui/react';
import { Languages, MapPin } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { countryName, languageList, subjectName } from '../../i18n/names';
import { shortMoney } from '../../lib/format';
import { lastNameOf } from '../../ui/name-fields';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { centsOf, type ProfileDraft } from './profile-draft';

interface Props {
  userId: string;
  choices: SubjectChoice[];
  /** 'Mon–Fri 4–8 PM', one line each. */
  hours: string[];
  /** Whether the price was asked. */
  isPriced: boolean;
}

/** A teacher as students will see them, while they are still writing; what is missing is only hinted at. */
export function CardPreview({ userId, choices, hours, isPriced }: Props) {
  const { t } = useTranslation(['onboarding', 'common']);
  const { control } = useFormContext<ProfileDraft>();
  const draft = useWatch({ control }) as ProfileDraft;
  const lastName = lastNameOf(draft);
  const fullName = `${draft.firstName.trim()} ${lastName}`.trim();
  const cents = centsOf(draft.rate);
  const facts = [
    [MapPin, draft.country && countryName(draft.country)],
    [Languages, languageList(draft.languages)],
  ] as const;
  return (
    <Box asChild display={{ base: 'none', lg: 'block' }} position="sticky" top="24">
      <aside aria-label={t('preview')}>
        <Text color="fg.muted" textStyle="sm" fontWeight="semibold" mb="3">
          {t('preview')}
        </Text>
        <Panel>
          <HStack gap="4" alignItems="center">
            <PersonAvatar person={{ id: userId, firstName: draft.firstName, lastName, avatarUrl: null }} size="16" />
            <Box minW="0">
              <Heading as="p" size="md" overflowWrap="anywhere" color={fullName ? 'fg' : 'fg.muted'}>
                {fullName ? <Stored>{fullName}</Stored> : t('previewName')}
              </Heading>
              {facts.map(
                ([Icon, text], at) =>
                  text && (
                    <Text
                      key={at}
                      display="flex"
                      alignItems="center"
                      gap="1.5"
                      color="fg.muted"
                      textStyle="sm"
                      _icon={{ w: '3.5', h: '3.5' }}
                    >
                      <Icon aria-hidden />
                      <Stored>{text}</Stored>
                    </Text>
                  ),
              )}
            </Box>
          </HStack>
          {draft.bio.trim() && (
            <Text mt="4" overflowWrap="anywhere">
              <Stored>{draft.bio.trim()}</Stored>
            </Text>
          )}
          <Box display="flex" flexWrap="wrap" gap="2" mt="4">
            {choices.length === 0 && (
              <Text color="fg.muted" textStyle="sm">
                {t('previewSubjects')}
              </Text>
            )}
            {choices.map(({ subject }) => (
              <Badge key={subject}>
                <Stored>{subjectName(subject)}</Stored>
              </Badge>
            ))}
          </Box>
          <Box mt="5" pt="4" borderTopWidth="1px" borderColor="border">
            {isPriced ? (
              <Text fontFamily="heading" fontWeight="bold" textStyle="xl" fontVariantNumeric="tabular-nums">
                {Number.isNaN(cents) ? '$…' : t('common:pricePerHour', { price: shortMoney(cents) })}
              </Text>
            ) : (
              <Text color="fg.muted" textStyle="sm">
                {t('previewPrice')}
              </Text>
            )}
            {hours.map((line) => (
              <Text key={line} color="fg.muted" textStyle="sm">
                {line}
              </Text>
            ))}
          </Box>
        </Panel>
      </aside>
    </Box>
  );
}
