import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fromInstant } from '@somo/contracts/time';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { ButtonLink } from '../../ui/links';
import { PersonAvatar } from '../../ui/person-avatar';
import { HowLong } from './how-long';
import type { Place } from './place';

interface Props {
  place: Place;
  /** Whether the other person is in the classroom. */
  isHere: boolean;
  onRejoin: () => void;
  after: React.ReactNode;
}

/** What a person sees who has left: the way back while the lesson lasts, and what comes next once it is over. */
export function LeftView({ place, isHere, onRejoin, after }: Props) {
  const { t } = useTranslation('classroom');
  const { lesson, zone, back, name } = place;
  const now = useNow(5_000);
  const isOver = now >= fromInstant(lesson.endsAt);
  // Notes may be being written when the lesson ends: they stay at the same place of the page.
  return (
    <Box
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent={isOver ? 'start' : 'center'}
      minH={isOver ? undefined : 'full'}
      px="4"
      py={isOver ? { base: '6', md: '10' } : '8'}
    >
      {isOver ? (
        <Box display="flex" alignItems="center" gap={{ base: '4', md: '6' }} w="full" maxW="2xl">
          <PersonAvatar person={place.other} size="20" />
          <Box role="status" flex="1" minW="0">
            <Heading as="h2" size="xl">
              {t('end.title')}
            </Heading>
            <Text mt="1" color="fg.muted">
              {t(isHere ? 'end.stillThere' : 'end.text', { name })}
            </Text>
            <Button variant="plain" px="0" mt="1" minH="11" onClick={onRejoin}>
              {t('end.rejoin')}
            </Button>
          </Box>
        </Box>
      ) : (
        <Box display="flex" flexDirection="column" alignItems="center" textAlign="center">
          <Box role="status">
            <Heading as="h2" size="xl">
              {t('left.title')}
            </Heading>
            <Text textStyle="lg" mt="2" textWrap="balance">
              <HowLong lesson={lesson} zone={zone} />
            </Text>
            <Box display="flex" alignItems="center" justifyContent="center" gap="3" mt="5">
              <PersonAvatar person={place.other} size="11" />
              <Text>{isHere ? t('left.here', { name }) : t('left.notHere', { name })}</Text>
            </Box>
          </Box>
          <Button size="lg" mt="5" onClick={onRejoin}>
            {t('left.rejoin')}
          </Button>
          <Box display="flex" flexWrap="wrap" justifyContent="center" columnGap="6" mt="1">
            <ButtonLink to={paths.lesson(lesson.id)} variant="plain" minH="11">
              {t('toLesson')}
            </ButtonLink>
            <ButtonLink to={back} variant="plain" minH="11">
              {t('back')}
            </ButtonLink>
          </Box>
        </Box>
      )}
      {now >= fromInstant(lesson.startsAt) && (
        <Box w="full" maxW="2xl" mt={isOver ? '6' : '8'}>
          {after}
        </Box>
      )}
      {isOver && (
        <ButtonLink to={paths.lesson(lesson.id)} variant="plain" mt="6" minH="11">
          {t('toLesson')}
        </ButtonLink>
      )}
    </Box>
  );
}
