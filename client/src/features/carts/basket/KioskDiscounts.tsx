import { format } from '@touchline/money'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { useBasketSymbol } from '../../../app/basket/basket-symbol.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { Cart } from '../cart.ts'
import { basketActions } from '../use-basket.ts'
import { useDiscounting } from './use-discounting.ts'

const Section = styled('section', { base: { display: 'grid', gap: '3', pt: '5', maxWidth: '36rem' } })
const Heading = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const Help = styled('p', { base: { color: 'fg.muted' } })
const Form = styled('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3', '& > :first-child': { flex: '1 1 12rem' } },
})
const Row = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})

/** Discounts at a kiosk: a shown membership gives a ticket its price, and can be removed. */
export function KioskDiscounts({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation(['checkout'])
  const symbol = useBasketSymbol()
  const headingId = useId()
  const fieldId = useId()
  const { busy, problem, refuse, run } = useDiscounting(fieldId)
  const [reference, setReference] = useState('')
  if (!environment().modes.kiosk) return null
  const discounts = cart.discounts ?? []
  const locked = cart.hold?.pinned === true

  async function apply(): Promise<void> {
    const wanted = reference.trim()
    if (wanted === '') return refuse(t('checkout:discounts.empty'))
    if (await run('apply', () => basketActions.applyDiscount(wanted))) setReference('')
  }

  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId}>{t('checkout:discounts.heading')}</Heading>
      <Help>{t('checkout:discounts.help')}</Help>
      {discounts.length === 0 ? null : (
        <ul>
          {discounts.map(({ customerId, reference: shown, amount }) => (
            <Row key={customerId}>
              <span>
                {t('checkout:discounts.of', { reference: shown ?? '', amount: format(amount?.value ?? 0, symbol) })}
              </span>
              <Button
                variant="text"
                busy={busy === customerId}
                disabled={locked || customerId === null}
                label={t('checkout:discounts.removeNamed', { reference: shown ?? '' })}
                onClick={() =>
                  customerId === null ? undefined : void run(customerId, () => basketActions.removeDiscount(customerId))
                }
              >
                {t('checkout:discounts.remove')}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {discounts.length < 2 ? null : (
        <div>
          <Button
            variant="text"
            busy={busy === 'clear'}
            disabled={locked}
            onClick={() => void run('clear', basketActions.clearDiscounts)}
          >
            {t('checkout:discounts.clear')}
          </Button>
        </div>
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          void apply()
        }}
      >
        <div aria-live="assertive">
          <TextField
            id={fieldId}
            label={t('checkout:discounts.reference')}
            autoComplete="off"
            value={reference}
            onChange={setReference}
            error={problem ?? undefined}
          />
        </div>
        <Button type="submit" variant="secondary" busy={busy === 'apply'} disabled={locked}>
          {t('checkout:discounts.apply')}
        </Button>
      </Form>
    </Section>
  )
}
