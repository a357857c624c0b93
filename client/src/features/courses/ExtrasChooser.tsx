import { chakra } from '@chakra-ui/react'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { InlineError } from '../../ui/InlineError.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import type { CourseExtra } from './course.ts'
import { extraLimit, quantityOf } from './extras.ts'
import type { ExtraQuantities } from './extras.ts'
import { CoursePart } from './CoursePart.tsx'
import { bookingFieldIds } from './use-course-booking.ts'

const List = chakra('ul', {
  base: {
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
})
const Words = chakra('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Name = chakra('p', { base: { fontWeight: 'bold' } })
const Detail = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** Fewer than this many are worth saying. */
const few = 10

type Props = {
  readonly extras: readonly CourseExtra[]
  readonly quantities: ExtraQuantities
  readonly onChange: (extraId: number, quantity: number) => void
  readonly error: string | undefined
}

/** What can be bought along with the course, each from 0 to 10. [S2-177, S5-010] */
export function ExtrasChooser({ extras, quantities, onChange, error }: Props) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  return (
    <CoursePart id={bookingFieldIds.extras} title={t('courses:booking.extrasHeading')}>
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
                  {t('courses:booking.extraEach', { price: priceText(extra.price, symbol) })}
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
      </List>
    </CoursePart>
  )
}
