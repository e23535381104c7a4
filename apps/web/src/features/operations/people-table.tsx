import { Badge, Box, Text } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FoundAccount } from '@somo/contracts/operators-search';
import { dateOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { Cell, Row, Table } from '../../ui/table';

export function PeopleTable({ people }: { people: FoundAccount[] }) {
  const { t } = useTranslation('operations');
  const columns = (['name', 'role', 'joined', 'status'] as const).map((name) => ({ name: t(`people.columns.${name}`) }));
  return (
    <Panel p="0">
      <Table label={t('people.title')} columns={columns}>
        <Each of={people} as="tr">
          {(account) => <PersonRow account={account} />}
        </Each>
      </Table>
    </Panel>
  );
}

function PersonRow({ account }: { account: FoundAccount }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  // Operators have no profile, so their addresses name them.
  const isNamedByEmail = account.fullName === '' && account.role === 'admin';
  const standing = account.suspended ? 'suspended' : account.restricted ? 'restricted' : 'active';
  return (
    <Row areas={'"name name status" "role joined joined"'} gridTemplateColumns="minmax(0, auto) minmax(0, 1fr) auto" alignItems="center">
      <Cell area="name">
        <Box display="flex" alignItems="center" gap="3" minW="0">
          <PersonAvatar person={account} size="11" />
          <Box minW="0">
            <Text fontWeight="semibold">
              <TextLink to={paths.adminPerson(account.id)}>
                {isNamedByEmail ? (
                  <Stored>{account.email}</Stored>
                ) : account.fullName === '' ? (
                  t('search.unnamed')
                ) : (
                  <Stored>{account.fullName}</Stored>
                )}
              </TextLink>
            </Text>
            {!isNamedByEmail && (
              <Text color="fg.muted" overflowWrap="anywhere">
                <Stored>{account.email}</Stored>
              </Text>
            )}
          </Box>
        </Box>
      </Cell>
      <Cell area="role" ps={{ base: '14', md: '3' }}>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          {t(`search.roles.${account.role ?? 'none'}`)}
          {account.verified && (
            <Box as="span" display="inline-flex" alignItems="center" gap="1" color="leaf.fg" _icon={{ w: '4', h: '4' }}>
              <BadgeCheck aria-hidden />
              {t('people.filters.verified')}
            </Box>
          )}
        </Box>
      </Cell>
      <Cell area="joined" color="fg.muted" whiteSpace={{ md: 'nowrap' }}>
        {dateOf(account.createdAt, zone)}
      </Cell>
      <Cell area="status">
        {standing === 'active' ? (
          <Text as="span" color="fg.muted" srOnly={{ base: true, md: false }}>
            {t('people.active')}
          </Text>
        ) : (
          <Badge size="sm" colorPalette={standing === 'suspended' ? 'clay' : 'sun'}>
            {t(`people.${standing}`)}
          </Badge>
        )}
      </Cell>
    </Row>
  );
}
