import { useTranslation } from 'react-i18next'
import { format } from '@touchline/money'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { styled } from '../../theme/styled.ts'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { NumberStepper } from '../../ui/fields/NumberStepper.tsx'
import { chosenExtras, extraLimit, isForStay, quantityOf } from './extras.ts'
import type { Extra, ExtraQuantities, TakenOff } from './extras.ts'
import { FormStep } from '../../ui/forms/FormStep.tsx'

const List = styled('ul', {
  base: {
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& li:first-of-type': { pt: '0' },
    '& li:last-of-type': { borderBottomWidth: '0', pb: '0' },
  },
})
const Words = styled('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Name = styled('p', { base: { fontWeight: 'bold' } })
const Detail = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

const Notice = styled('p', {
  base: {
    px: '4',
    py: '3',
    mb: '3',
    borderRadius: 'control',
    bg: 'bg.subtle',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
  },
})

/** Stock below this is shown. */
const few = 10

type Props = {
  /** The target of an error summary. */
  readonly id: string
  readonly extras: readonly Extra[]
  readonly quantities: ExtraQuantities
  readonly onChange: (extraId: number, quantity: number) => void
  readonly error: string | undefined
  /** Extras that only the whole has, which is not chosen. */
  readonly forWhole: readonly Extra[]
  readonly takenOff: readonly TakenOff[]
}

/** Extras of a booking, each from 0 to its limit, and why some are not offered. [O-551, O-552] */
export function ExtrasChooser({ id, extras, quantities, onChange, error, forWhole, takenOff }: Props) {
  const { t } = useTranslation(['courses'])
  const symbol = useCurrencySymbol()
  return (
    <FormStep id={id} title={t('courses:booking.extrasHeading')} done={chosenExtras(extras, quantities).length > 0}>
      <div role="status">
        {takenOff.map(({ id: extraId, name, amount, why }) => (
          <Notice key={extraId}>{t(`courses:booking.takenOff.${why}`, { name, price: format(amount, symbol) })}</Notice>
        ))}
      </div>
      {error === undefined ? null : <InlineError>{error}</InlineError>}
      <List>
        {extras.map((extra) => {
          const limit = extraLimit(extra)
          const left = extra.available ?? null
          return (
            <li key={extra.id}>
              <Words>
                <Name>{extra.name}</Name>
                <Detail>
                  {t(isForStay(extra) ? 'courses:booking.extraForStay' : 'courses:booking.extraEach', {
                    price: priceText(extra.price, symbol),
                  })}
                  {left !== null && left > 0 && left < few
                    ? ` · ${t('courses:booking.extraLeft', { count: left })}`
                    : null}
                </Detail>
              </Words>
              {limit === 0 ? (
                <Detail>{t('courses:booking.extraGone')}</Detail>
              ) : (
                <NumberStepper
                  name={extra.name}
                  value={quantityOf(quantities, extra)}
                  min={0}
                  max={limit}
                  onChange={(quantity) => onChange(extra.id, quantity)}
                />
              )}
            </li>
          )
        })}
        {forWhole.map(({ id: extraId, name }) => (
          <li key={extraId}>
            <Detail>{t('courses:booking.extraForWhole', { name })}</Detail>
          </li>
        ))}
      </List>
    </FormStep>
  )
}
