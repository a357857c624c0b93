import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { billingAddress } from './billing-rules.ts'
import type { BillingFields } from './billing-rules.ts'
import { BillingForm } from './BillingForm.tsx'
import type { BillingFormProps } from './BillingForm.tsx'
import { countriesIn } from './country-codes.ts'

const Part = styled('section', { base: { display: 'grid', gap: '3' } })
const Head = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
})
const Heading = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const Form = styled('div', { base: { display: 'grid', gap: '3' } })
const Address = styled('p', { base: { overflowWrap: 'anywhere', '& > span': { display: 'block', color: 'fg.muted' } } })

type Props = BillingFormProps & {
  readonly values: BillingFields
  /** Something is missing or wrong: the form is open. */
  readonly incomplete: boolean
  /** Below the fields of the form. */
  readonly children?: ReactNode
}

/** The payer and the card's address: as text while complete, with a form to change them. */
export function BillingPart({ values, incomplete, field, children }: Props) {
  const { t } = useTranslation(['checkout'])
  const language = useLanguage()
  const headingId = useId()
  const [open, setOpen] = useState(incomplete)
  const [asked, setAsked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  // Missing parts open the form, which stays open while the customer types.
  if (incomplete && !open) setOpen(true)

  useEffect(() => {
    if (asked) fields.current?.querySelector('input')?.focus()
  }, [asked])

  const { firstName, lastName, country } = values
  const countryName = countriesIn(language, t).find(({ code }) => code === country)?.name ?? country
  return (
    <Part aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId}>{t('checkout:billing.heading')}</Heading>
        {open ? null : (
          <Button
            variant="text"
            size="small"
            label={t('checkout:billing.changeNamed')}
            onClick={() => {
              setOpen(true)
              setAsked(true)
            }}
          >
            {t('checkout:billing.change')}
          </Button>
        )}
      </Head>
      {open ? (
        <Form ref={fields}>
          <BillingForm field={field} />
          {children}
        </Form>
      ) : (
        <Address>
          {firstName} {lastName}
          <span>{[...billingAddress(values), countryName].join(', ')}</span>
        </Address>
      )}
    </Part>
  )
}
