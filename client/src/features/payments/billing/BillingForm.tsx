import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Select } from '../../../ui/fields/choices/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { goToField } from '../../../ui/focus/move-focus.ts'
import type { BoundField } from '../../../ui/forms/use-form.ts'
import type { BillingField } from './billing-rules.ts'
import { countriesIn } from './country-codes.ts'

const Fields = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })
const Why = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', maxWidth: 'measure' } })
const Pair = styled('div', {
  // Two columns while the text has room, at any size.
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' },
})
const Street = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' } })
const Known = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', overflowWrap: 'anywhere' },
})

// Fields that browsers fill in automatically. [WCAG 1.3.5]
const autoComplete = {
  firstName: 'billing given-name',
  lastName: 'billing family-name',
  address1: 'billing address-line1',
  address2: 'billing address-line2',
  city: 'billing address-level2',
  postcode: 'billing postal-code',
} as const satisfies Record<Exclude<BillingField, 'country'>, string>

export type BillingFormProps = {
  readonly field: (name: BillingField) => BoundField<string>
}

/** The card's owner and address. Rarely changed parts become fields on request. */
export function BillingForm({ field }: BillingFormProps) {
  const { t } = useTranslation(['checkout'])
  const language = useLanguage()
  const [asked, setAsked] = useState<readonly BillingField[]>([])
  const countries = useMemo(
    () => countriesIn(language, t).map(({ code, name }) => ({ value: code, label: name })),
    [language, t],
  )
  const address2 = field('address2')
  const country = field('country')
  const countryName = countries.find(({ value }) => value === country.value)?.label
  // A field stays open after it is emptied.
  const [hadAddress2] = useState(address2.value !== '')

  const goTo = useEffectEvent((name: BillingField) => goToField(field(name).id))
  const last = asked.at(-1)
  useEffect(() => {
    if (last) goTo(last)
  }, [last])

  function line(name: keyof typeof autoComplete) {
    return (
      <TextField
        {...field(name)}
        label={t(`checkout:billing.${name}`)}
        optional={name === 'address2'}
        autoComplete={autoComplete[name]}
      />
    )
  }

  return (
    <Fields>
      <Why>{t('checkout:billing.why')}</Why>
      <Pair>
        {line('firstName')}
        {line('lastName')}
      </Pair>
      <Street>
        {line('address1')}
        {hadAddress2 || asked.includes('address2') ? null : (
          <div>
            <Button variant="text" size="small" onClick={() => setAsked([...asked, 'address2'])}>
              {t('checkout:billing.addLine')}
            </Button>
          </div>
        )}
      </Street>
      {hadAddress2 || asked.includes('address2') ? line('address2') : null}
      <Pair>
        {line('city')}
        {line('postcode')}
      </Pair>
      {countryName === undefined || country.error !== undefined || asked.includes('country') ? (
        <Select
          {...country}
          label={t('checkout:billing.country')}
          options={countries}
          placeholder={null}
          autoComplete="billing country"
        />
      ) : (
        <Known>
          <span>
            <strong>{t('checkout:billing.country')}</strong> {countryName}
          </span>
          <Button
            variant="text"
            size="small"
            label={t('checkout:billing.changeCountry')}
            onClick={() => setAsked([...asked, 'country'])}
          >
            {t('checkout:billing.change')}
          </Button>
        </Known>
      )}
    </Fields>
  )
}
