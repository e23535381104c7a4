import { Box, Text } from '@chakra-ui/react';
import { countryName } from '../../i18n/names';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { useFeatured } from './api/featured';

const shown = 3;

/** Returns the portraits of the featured teachers, with name and country, for the eye alone; nothing where there are none yet. */
export function TeacherFaces() {
  const featured = useFeatured();
  const teachers = featured.data?.items.slice(0, shown) ?? [];
  if (!featured.isPending && teachers.length === 0) return null;
  return (
    <Box aria-hidden display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '3', md: '4' }} w="full" maxW="lg">
      {Array.from({ length: featured.isPending ? shown : teachers.length }, (_, at) => teachers[at]).map((teacher, at) => (
        // The one in the middle stands a little lower.
        <Box
          key={teacher?.id ?? at}
          minW="0"
          mt={at === 1 ? { md: '5' } : undefined}
          css={{ '& > div': { w: 'full', h: 'auto', aspectRatio: '1' } }}
        >
          {teacher ? <PersonAvatar person={teacher} size="20" /> : <Box bg="brand.700" borderRadius="l3" />}
          <Text mt="2" fontWeight="semibold" textStyle={{ base: 'sm', md: 'md' }} lineHeight="short" overflowWrap="anywhere">
            {teacher ? <Stored>{teacher.fullName}</Stored> : '\u00a0'}
          </Text>
          <Text textStyle="sm" opacity="0.85" overflowWrap="anywhere">
            {teacher?.country ? <Stored>{countryName(teacher.country)}</Stored> : '\u00a0'}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
