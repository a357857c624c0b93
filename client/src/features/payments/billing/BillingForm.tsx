import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { BillingField, BillingFields, BillingProblems } from './billing-rules.ts'
import { countriesIn } from './country-codes.ts'
import { useBillingText } from './use-billing-text.ts'

const Section = chakra('fieldset', { base: { minWidth: 0 } })
const Legend = chakra('legend', { base: { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'lg', mb: '3' } })
const Fields = chakra('div', { base: { display: 'grid', gap: '4' } })
const Pair = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
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
  readonly fields: BillingFields
  readonly problems: BillingProblems
  readonly onChange: (field: BillingField, value: string) => void
  readonly idOf: (field: BillingField) => string
}

/** Whose card it is and where it is registered. */
export function BillingForm({ fields, problems, onChange, idOf }: BillingFormProps) {
  const { t, i18n } = useTexts()
  const problemText = useBillingText()
  const countries = useMemo(
    () => countriesIn(i18n.language).map(({ code, name }) => ({ value: code, label: name })),
    [i18n.language],
  )

  function line(field: keyof typeof autoComplete) {
    const problem = problems[field]
    return (
      <TextField
        id={idOf(field)}
        name={field}
        label={t(`checkout:billing.${field}`)}
        value={fields[field]}
        optional={field === 'address2'}
        autoComplete={autoComplete[field]}
        error={problem ? problemText(field, problem) : undefined}
        onChange={(value) => onChange(field, value)}
      />
    )
  }

  return (
    <Section>
      <Legend>{t('checkout:billing.heading')}</Legend>
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
        <Select
          id={idOf('country')}
          name="country"
          label={t('checkout:billing.country')}
          options={countries}
          value={fields.country}
          placeholder={null}
          onChange={(value) => onChange('country', value)}
        />
      </Fields>
    </Section>
  )
}
