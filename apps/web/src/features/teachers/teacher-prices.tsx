import { Box, Text } from '@chakra-ui/react';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { useFeatured } from './api/featured';
import { HourlyPrice } from './hourly-price';

const shown = 2;

/** Returns what an hour with some of the featured teachers costs, for the eye alone; nothing where there are none yet. */
export function TeacherPrices() {
  const teachers = useFeatured().data?.items.slice(-shown) ?? [];
  if (teachers.length === 0) return null;
  return (
    <Panel aria-hidden w="full" maxW="sm" py={{ base: '1', md: '1' }}>
      {teachers.map((teacher) => (
        <Box
          key={teacher.id}
          display="flex"
          alignItems="center"
          gap={{ base: '3', md: '4' }}
          py="4"
          _notFirst={{ borderTopWidth: '1px', borderColor: 'border' }}
        >
          <PersonAvatar person={teacher} size="11" />
          <Text flex="1" minW="0" fontWeight="semibold" overflowWrap="anywhere">
            <Stored>{teacher.fullName}</Stored>
          </Text>
          <HourlyPrice cents={teacher.hourlyRateCents} />
        </Box>
      ))}
    </Panel>
  );
}
