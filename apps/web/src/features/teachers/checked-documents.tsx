import { Text } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CheckedDocument } from '@somo/contracts/rules/verification';
import { formatTag, listText, monthText } from '../../lib/format';

/** The badge of a teacher: what operators have checked, and when. */
export function CheckedDocuments({ of }: { of: CheckedDocument[] }) {
  const { t } = useTranslation('booking');
  const months = [...new Set(of.map(({ month }) => month))];
  const parts = months.map((month) => {
    const kinds = of.filter((one) => one.month === month).map(({ kind }) => t(`checkedKinds.${kind}`));
    return t('checked', { documents: listText(kinds), month: monthText(`${month}-01`) });
  });
  const [first = '', ...rest] = listText(parts);
  return (
    <Text
      display="inline-flex"
      alignItems="flex-start"
      gap="1.5"
      mt="1.5"
      color="fg.success"
      textStyle="sm"
      fontWeight="medium"
      _icon={{ w: '4', h: '4', mt: '0.5', flexShrink: 0 }}
    >
      <BadgeCheck aria-hidden />
      {first.toLocaleUpperCase(formatTag()) + rest.join('')}
    </Text>
  );
}
