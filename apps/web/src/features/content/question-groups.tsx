import { Box, Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/links';
import { QuestionList } from './question-list';
import { useSections } from './use-sections';

/** The id of a topic on the page. */
export const groupId = (at: number) => `topic-${at + 1}`;

/** All questions by topic, with links to the topics above them. */
export function QuestionGroups() {
  const { t } = useTranslation('content');
  const sections = useSections('help');
  const groups = t('help.groups', { returnObjects: true });
  const before = (at: number) => groups.slice(0, at).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Box asChild mb="8">
        <nav aria-label={t('onThisPage')}>
          <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
            {groups.map(({ title }, at) => (
              <li key={title}>
                <TextLink to={`#${groupId(at)}`} {...pill}>
                  {title}
                </TextLink>
              </li>
            ))}
          </Box>
        </nav>
      </Box>
      <Stack gap="10">
        {groups.map(({ title, count }, at) => (
          <Box as="section" key={title} id={groupId(at)} aria-label={title} scrollMarginTop="24">
            <Heading as="h2" size="lg" mb="4">
              {title}
            </Heading>
            <QuestionList sections={sections.slice(before(at), before(at) + count)} />
          </Box>
        ))}
      </Stack>
    </>
  );
}

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '9' },
  textStyle: 'sm',
  fontWeight: 'semibold',
  px: '4',
  borderRadius: 'full',
  bg: 'brand.subtle',
  textDecoration: 'none',
} as const;
