import type { ReactNode } from 'react';
import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard as Card } from '@somo/contracts/people';
import { shortMoney } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { NextFreeText } from './next-free-text';
import { TeacherReputation } from './teacher-reputation';

interface Props {
  teacher: Card;
  now: number;
  zone: string;
  /** The 'Book Lesson' button and the 'View Profile' link; the page decides where they lead. */
  book: ReactNode;
  view: ReactNode;
}

export function TeacherCard({ teacher, now, zone, book, view }: Props) {
  const { t } = useTranslation(['teachers', 'common']);
  const tags = teacher.specialties.length > 0 ? teacher.specialties : teacher.subjects.slice(1);
  const name = teacher.fullName || t('common:unknownTeacher');
  return (
    <Panel asChild display="flex" flexDirection="column" gap="4" h="full">
      <article aria-label={name}>
        <Box display="flex" flexWrap="wrap" gap={{ base: '3', md: '4' }} alignItems="flex-start">
          <PersonAvatar person={teacher} size="16" />
          <Box flex="1 1 6rem" minW="0">
            <Heading as="h3" size="md" lineHeight="short" overflowWrap="anywhere">
              <Stored>{name}</Stored>
            </Heading>
            <Text fontWeight="medium" mt="0.5">
              <Stored>{teacher.subjects[0]}</Stored>
            </Text>
            <Text display="flex" alignItems="center" gap="1.5" color="fg.muted" textStyle="sm" _icon={{ w: '4', h: '4' }}>
              {!teacher.country && <Globe aria-hidden />}
              {teacher.country ?? t('unknownCountry')}
            </Text>
            {view}
          </Box>
          {teacher.hourlyRateCents === null ? (
            <Text color="fg.muted" textStyle="xs" textAlign="end" maxW="12">
              {t('common:rateNotSet')}
            </Text>
          ) : (
            <Text
              textAlign="end"
              flexShrink={0}
              fontFamily="heading"
              fontWeight="bold"
              textStyle="2xl"
              lineHeight="shorter"
              fontVariantNumeric="tabular-nums"
            >
              {shortMoney(teacher.hourlyRateCents)}
              <Box as="span" display="block" color="fg.muted" fontFamily="body" fontWeight="normal" textStyle="xs">
                {t('common:perHour')}
              </Box>
            </Text>
          )}
        </Box>
        <TeacherReputation teacher={teacher} />
        {tags.length > 0 && (
          <Box display="flex" flexWrap="wrap" gap="2">
            {tags.slice(0, 2).map((tag) => (
              <Badge key={tag} maxW="full" overflow="hidden" textOverflow="ellipsis" display="block" lineHeight="1.5rem">
                <Stored>{tag}</Stored>
              </Badge>
            ))}
            {tags.length > 2 && (
              <Badge variant="outline">
                <bdi>{t('more', { count: tags.length - 2 })}</bdi>
              </Badge>
            )}
          </Box>
        )}
        <Box
          mt="auto"
          pt="4"
          borderTopWidth="1px"
          borderColor="border"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          flexWrap="wrap"
          gap="4"
        >
          <Box flex="1 1 8rem" minW="0">
            <NextFreeText at={teacher.nextFreeAt} now={now} zone={zone} />
          </Box>
          {book}
        </Box>
      </article>
    </Panel>
  );
}
