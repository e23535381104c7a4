import { useState } from 'react';
import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { OperatorDialog, type OperatorAct } from '../../../features/operations/operator-dialog';
import { OperatorList } from '../../../features/operations/operator-list';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

const addId = 'add-operator';

/** Who the operators are, and which part of the work is whose. */
export default function AdminOperators() {
  const { t } = useTranslation('operations');
  const [act, setAct] = useState<OperatorAct | null>(null);
  const pressed = () =>
    (act && document.getElementById(act.kind === 'add' ? addId : `${act.kind}-${act.operator.userId}`)) ?? document.getElementById(addId);
  return (
    <Page title={t('roles.title')}>
      <PageHeader title={t('roles.title')} text={t('roles.text')}>
        <Button id={addId} onClick={() => setAct({ kind: 'add' })}>
          {t('roles.add')}
        </Button>
      </PageHeader>
      <OperatorList onAct={setAct} />
      {act && <OperatorDialog act={act} onClose={() => setAct(null)} returnTo={pressed} />}
    </Page>
  );
}
