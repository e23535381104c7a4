import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  isMobileMoneyCountry,
  mobileMoneyCountries,
  mobileMoneyCountryCodes,
  mobileNetworks,
  networksOf,
} from '@somo/contracts/mobile-money';
import { countryName } from '../../i18n/names';
import { fieldsOf } from '../../lib/use-checked-form';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import type { PaymentDraft } from './payment-draft';

interface Props {
  form: Pick<UseFormReturn<PaymentDraft>, 'register' | 'formState' | 'watch' | 'getValues' | 'setValue' | 'clearErrors'>;
  readOnly: boolean;
}

/** Asks for a mobile money account: its country, one of the networks there, the number and whose it is. */
export function MobileMoneyFields({ form, readOnly }: Props) {
  const { t } = useTranslation('settings');
  const field = fieldsOf(form);
  const chosen = form.watch('country') ?? '';
  const country = isMobileMoneyCountry(chosen) ? chosen : undefined;
  const callingCode = country && `+${mobileMoneyCountries[country].callingCode}`;

  const select = (name: 'country' | 'network', after?: (value: string) => void) => {
    const { ref, error, onChange } = field(name, { onChange: (event: { target: { value: string } }) => after?.(event.target.value) });
    return { ref, error, name, onChange: (value: string) => void onChange({ type: 'change', target: { name, value } }) };
  };
  /** The network and the calling code are those of the country. */
  function follow(to: string): void {
    form.setValue('network', '');
    form.clearErrors(['network', 'mobileNumber']);
    const typed = (form.getValues('mobileNumber') ?? '').trim();
    if (isMobileMoneyCountry(to) && (typed === '' || typed === callingCode))
      form.setValue('mobileNumber', `+${mobileMoneyCountries[to].callingCode} `);
  }

  const number = field('mobileNumber');
  const fields = { country: select('country', follow), network: select('network') };

  return (
    <>
      <SelectField
        {...fields.country}
        label={t('country')}
        value={chosen}
        options={[
          { value: '', label: t('chooseCountry') },
          ...mobileMoneyCountryCodes.map((code) => ({
            value: code,
            label: countryName(mobileMoneyCountries[code].name),
            stored: true as const,
          })),
        ]}
        disabled={readOnly}
      />
      <SelectField
        {...fields.network}
        label={t('network')}
        value={form.watch('network') ?? ''}
        options={[
          { value: '', label: t(country ? 'chooseNetwork' : 'countryFirst') },
          ...(country ? networksOf(country) : []).map((code) => ({ value: code, label: mobileNetworks[code], stored: true as const })),
        ]}
        error={country && fields.network.error}
        disabled={readOnly || !country}
      />
      <TextField
        {...number}
        label={t('mobileNumber')}
        type="tel"
        autoComplete="tel"
        readOnly={readOnly}
        // The problem says the same.
        hint={number.error ? undefined : callingCode ? t('mobileHintOf', { callingCode }) : t('mobileHint')}
      />
      <TextField {...field('accountHolder')} label={t('accountHolder')} autoComplete="name" readOnly={readOnly} />
    </>
  );
}
