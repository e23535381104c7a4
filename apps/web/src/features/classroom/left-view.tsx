import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fromInstant } from '@somo/contracts/time';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { ButtonLink } from '../../ui/links';
import { PersonAvatar } from '../../ui/person-avatar';
import { HowLong } from './how-long';
import type { Place } from './place';
import type { RoomParts } from './room-panels';

interface Props {
  place: Place;
  /** Whether the other person is in the classroom. */
  isHere: boolean;
  onRejoin: () => void;
  after: RoomParts['after'];
}

/** What a person sees who has left: the way back while the lesson lasts, and what comes next once it is over. */
export function LeftView({ place, isHere, onRejoin, after }: Props) {
  const { t } = useTranslation('classroom');
  const { lesson, zone, back, name } = place;
  const now = useNow(5_000);
  const isOver = now >= fromInstant(lesson.endsAt);
  const hasStarted = now >= fromInstant(lesson.startsAt);
  const atStart = { base: 'center', lg: 'flex-start' };
  const toLesson = (
    <ButtonLink to={paths.lesson(lesson.id)} variant="plain" minH="11">
      {t('toLesson')}
    </ButtonLink>
  );
  const head = isOver ? (
    <Box display="flex" alignItems="flex-start" gap={{ base: '4', md: '6' }}>
      <PersonAvatar person={place.other} size="20" />
      <Box flex="1" minW="0">
        <Box role="status">
          <Heading as="h2" size="xl">
            {t('end.title')}
          </Heading>
          <Text mt="1" color="fg.muted">
            {t(isHere ? 'end.stillThere' : 'end.text', { name })}
          </Text>
        </Box>
        <Box display="flex" flexWrap="wrap" columnGap="6" mt="1" css={{ '& > *': { paddingInline: 0 } }}>
          <Button variant="plain" minH="11" onClick={onRejoin}>
            {t('end.rejoin')}
          </Button>
          {toLesson}
        </Box>
      </Box>
    </Box>
  ) : (
    <Box
      display="flex"
      flexDirection="column"
      alignItems={hasStarted ? atStart : 'center'}
      textAlign={hasStarted ? { base: 'center', lg: 'start' } : 'center'}
    >
      <Box role="status">
        <Heading as="h2" size="xl">
          {t('left.title')}
        </Heading>
        <Text textStyle="lg" mt="2" textWrap="balance">
          <HowLong lesson={lesson} zone={zone} />
        </Text>
        <Box display="flex" alignItems="center" justifyContent={hasStarted ? atStart : 'center'} gap="3" mt="5">
          <PersonAvatar person={place.other} size="11" />
          <Text>{isHere ? t('left.here', { name }) : t('left.notHere', { name })}</Text>
        </Box>
      </Box>
      <Button size="lg" mt="5" onClick={onRejoin}>
        {t('left.rejoin')}
      </Button>
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent={hasStarted ? atStart : 'center'}
        columnGap="6"
        mt="1"
        css={{ '& > *': { paddingInline: 0 } }}
      >
        {toLesson}
        <ButtonLink to={back} variant="plain" minH="11">
          {t('back')}
        </ButtonLink>
      </Box>
    </Box>
  );
  // Notes may be being written when the lesson ends: they stay at the same place of the page.
  return (
    <Box display="flex" alignItems={{ base: 'flex-start', lg: 'center' }} minH="full" px={{ base: '4', md: '8' }} py="6">
      <Box w="full" maxW={{ base: '2xl', lg: 'page' }} mx="auto">
        {hasStarted ? after(head) : head}
      </Box>
    </Box>
  );
}
