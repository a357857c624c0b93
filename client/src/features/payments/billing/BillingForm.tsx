import { useMemo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { BoundField } from '../../../ui/forms/use-form.ts'
import type { BillingField } from './billing-rules.ts'
import { countriesIn } from './country-codes.ts'

const Fields = styled('div', { base: { display: 'grid', gap: '4' } })
const Pair = styled('div', {
  // Two beside each other as long as the text, in whatever size, has room.
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))' },
})

// What browsers fill in by themselves. [WCAG 1.3.5]
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

/** Whose card it is and where it is registered. */
export function BillingForm({ field }: BillingFormProps) {
  const { t, language } = useTexts()
  const countries = useMemo(
    () => countriesIn(language).map(({ code, name }) => ({ value: code, label: name })),
    [language],
  )

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
      <Pair>
        {line('firstName')}
        {line('lastName')}
      </Pair>
      {line('address1')}
      {line('address2')}
      <Pair>
        {line('city')}
        {line('postcode')}
      </Pair>
      <Select {...field('country')} label={t('checkout:billing.country')} options={countries} placeholder={null} />
    </Fields>
  )
}
