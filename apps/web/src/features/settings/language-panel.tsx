import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { accountLanguages } from '@somo/contracts/account-settings';
import { localeNames, localesInReview } from '@somo/messages/locales';
import { i18n } from '../../i18n/i18n';
import { speakTo } from '../../i18n/locale';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import { saveSettings } from './api/save-settings';
import { SettingsSection } from './settings-section';

/** The language of a person's screens, emails and notifications; a choice is saved at once. */
export function LanguagePanel() {
  const { t } = useTranslation('settings');
  const user = useUser();
  const saving = useMutation(saveSettings);
  const chosen = (saving.isPending || saving.isSuccess ? saving.variables.body?.account?.language : undefined) ?? user?.language ?? 'en';
  const nameOf = (language: string) => {
    const name = localeNames[language] ?? language;
    return localesInReview.includes(language) ? t('language.inReview', { name }) : name;
  };

  function choose(value: string): void {
    const language = accountLanguages.find((each) => each === value);
    if (!language) return;
    saving.mutate(
      { body: { account: { language } } },
      {
        onSuccess: () =>
          void session
            .refresh()
            .then(() => speakTo({ language }))
            .then(() => toast(i18n.t('settings:language.saved'), i18n.t('settings:language.savedText'))),
        onError: (error) => toast(t('language.notSaved'), refusalOf(error) ?? t('notSavedText'), 'error'),
      },
    );
  }

  return (
    <SettingsSection title={t('language.title')} text={t('language.text')}>
      <Panel>
        <SelectField
          label={t('language.field')}
          value={chosen}
          onChange={choose}
          options={accountLanguages.map((each) => ({ value: each, label: nameOf(each), stored: true }))}
        />
        {localesInReview.includes(chosen) && (
          <Text color="fg.muted" textStyle="sm" mt="2">
            <Trans t={t} i18nKey="language.reviewNote" components={{ contact: <TextLink to={paths.contact} /> }} />
          </Text>
        )}
      </Panel>
    </SettingsSection>
  );
}
