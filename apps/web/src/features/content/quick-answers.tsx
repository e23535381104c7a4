import { Box, Heading } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { LocalLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { groupId } from './question-groups';

/** The topics of the help page, for those who would rather not wait for a reply. */
export function QuickAnswers() {
  const { t } = useTranslation('content');
  return (
    <Panel asChild>
      <aside aria-label={t('quickAnswers')}>
        <Heading as="h2" size="sm">
          {t('quickAnswers')}
        </Heading>
        <Box as="ul" listStyleType="none" mt="3">
          {t('help.groups', { returnObjects: true }).map(({ title }, at) => (
            <Box as="li" key={title} borderTopWidth="1px" borderColor="border">
              <Box
                asChild
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="3"
                minH="12"
                color="brand.fg"
                fontWeight="semibold"
              >
                <LocalLink to={`${paths.help}#${groupId(at)}`}>
                  {title}
                  <ChevronRight size={18} aria-hidden />
                </LocalLink>
              </Box>
            </Box>
          ))}
        </Box>
      </aside>
    </Panel>
  );
}
