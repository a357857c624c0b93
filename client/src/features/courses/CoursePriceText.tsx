import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { asBar } from '../../ui/layout/bar-media.ts'
import { payablePrice, pricePerSession, proRataShare } from './course.ts'
import type { Course } from './course.ts'
import { useCourseText } from './use-course-text.ts'

const Block = styled('div', { base: { display: 'grid', gap: '1', [asBar]: { gap: '0' } } })
const Prices = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', [asBar]: { columnGap: '2' } },
})
const Amount = styled('strong', {
  base: {
    fontSize: '2xl',
    lineHeight: '1.1',
    whiteSpace: 'nowrap',
    [asBar]: { fontSize: 'lg', lineHeight: '1.25' },
  },
})
const Normal = styled('s', { base: { color: 'fg.muted', whiteSpace: 'nowrap', [asBar]: { fontSize: 'xs' } } })
const Note = styled('span', { base: { fontSize: 'sm', color: 'fg.muted', [asBar]: { fontSize: 'xs' } } })

// The bar has room for one of the two; what is left of a course that has begun explains its price.
const Sessions = styled('span', {
  base: {},
  variants: { shown: { false: { [asBar]: { display: 'none' } }, true: {} } },
})

type Props = { readonly course: Course; readonly now: number }

/**
 * The price that this person pays, the normal one struck beside it, and what a session comes to, with the sessions that are
 * left of a course that has begun; no price where there is none to pay. [C-79, S9-030, O-97]
 */
export function CoursePriceText({ course, now }: Props) {
  const { t } = useTexts()
  const text = useCourseText()
  const symbol = useCurrencySymbol()
  const price = payablePrice(course)
  const share = proRataShare(course, now)
  const each = pricePerSession(course, now)
  const { normalPrice } = course
  if (price === null) return null
  const perSession = each ? text.perSession(each, symbol) : null
  const all = each ? t('courses:when.sessions', { count: each.sessions }) : null
  const sessions = share ? text.share(share) : all
  return (
    <Block>
      <Prices>
        <Amount>{price.value === 0 ? t('courses:price.free') : priceText(price, symbol)}</Amount>
        {normalPrice && normalPrice.value > price.value ? (
          <Normal aria-label={t('courses:price.normal', { price: priceText(normalPrice, symbol) })}>
            {priceText(normalPrice, symbol)}
          </Normal>
        ) : null}
      </Prices>
      {perSession || sessions ? (
        <Note>
          {perSession}
          {perSession && sessions ? <Sessions shown={share !== null}>{', '}</Sessions> : null}
          {sessions ? <Sessions shown={share !== null}>{sessions}</Sessions> : null}
        </Note>
      ) : null}
    </Block>
  )
}
