import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { commonSubjects } from '@somo/contracts/rules/profile';
import { subjectName } from '../../i18n/names';
import { useSubjects } from '../../lib/catalog';
import { shortMoney } from '../../lib/format';
import { useUser } from '../../lib/use-session';
import { CheckField } from '../../ui/check-field';
import { Chip } from '../../ui/chip';
import { FetchError } from '../../ui/fetch-error';
import { SelectField } from '../../ui/select-field';
import { Stored } from '../../ui/stored';
import type { Chosen } from './chosen';
import { fieldsOf, type FieldName, type FilterGroup } from './filters';
import { useFilterFields } from './use-filter-fields';

const subjectsShown = 8;
/** In dollars. */
const usualPrices = ['20', '25', '30'];

interface Props {
  group: FilterGroup;
  chosen: Chosen;
  onChange: (values: Chosen) => void;
}

/** The menus and boxes of a group, after what most people choose there. */
export function FilterFields({ group, chosen, onChange }: Props) {
  const { t } = useTranslation(['filters', 'search']);
  const subjects = useSubjects();
  const fields = useFilterFields(chosen, subjects.data?.items ?? []);
  // Nobody else has favorites.
  const isStudent = useUser()?.role === 'student';
  const names = (fieldsOf(group) as FieldName[]).filter((name) => isStudent || name !== 'favorites');
  const toggle = (name: 'subject' | 'max', value: string) => onChange({ [name]: chosen[name] === value ? '' : value });
  return (
    <>
      {group === 'subject' && (
        <>
          <Quick label={t('popular')}>
            {commonSubjects.slice(0, subjectsShown).map((subject) => (
              <Chip key={subject} on={chosen.subject === subject} onToggle={() => toggle('subject', subject)}>
                <Stored>{subjectName(subject)}</Stored>
              </Chip>
            ))}
          </Quick>
          <FetchError compact of={subjects} text={t('subjectsFailed')} />
        </>
      )}
      {group === 'price' && (
        <Quick label={t('perLesson')}>
          {usualPrices.map((price) => (
            <Chip key={price} on={chosen.max === price} onToggle={() => toggle('max', price)}>
              {t('search:chips.max', { price: shortMoney(Number(price) * 100) })}
            </Chip>
          ))}
        </Quick>
      )}
      <Box display="grid" gap="4" gridTemplateColumns={group === 'subject' || group === 'country' ? '1fr' : 'repeat(2, minmax(0, 1fr))'}>
        {names.map((name) => {
          const { label, options } = fields[name];
          return options ? (
            <SelectField
              key={name}
              label={name === 'subject' ? t('otherSubject') : label}
              value={chosen[name] ?? ''}
              options={options}
              onChange={(value) => onChange({ [name]: value })}
            />
          ) : (
            <Box key={name} gridColumn="1 / -1" minH="11" display="flex" alignItems="center">
              <CheckField
                label={label}
                checked={chosen[name] === 'true'}
                onChange={(event) => onChange({ [name]: event.target.checked ? 'true' : '' })}
              />
            </Box>
          );
        })}
      </Box>
    </>
  );
}

function Quick({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} display="flex" flexWrap="wrap" gap="2" mb="5" css={{ '& button': { minH: '11' } }}>
      {children}
    </Box>
  );
}
