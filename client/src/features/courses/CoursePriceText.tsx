import { chakra } from '@chakra-ui/react'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { payablePrice, proRataShare } from './course.ts'
import type { Course } from './course.ts'
import { useCourseText } from './use-course-text.ts'

const Block = chakra('div', { base: { display: 'grid', gap: '0' } })
const Amount = chakra('strong', {
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: { size: { medium: { fontSize: 'lg' }, large: { fontSize: 'xl', lineHeight: 'heading' } } },
})
const Note = chakra('span', { base: { fontSize: 'sm', color: 'fg.muted' } })

type Props = { readonly course: Course; readonly now: number; readonly size?: 'medium' | 'large' }

/** The price, with the sessions it is for when the course has started; no price where there is none to pay. [C-79, S9-030] */
export function CoursePriceText({ course, now, size = 'medium' }: Props) {
  const { t } = useTexts()
  const text = useCourseText()
  const symbol = useCurrencySymbol()
  const price = payablePrice(course)
  const share = proRataShare(course, now)
  if (price === null) return null
  return (
    <Block>
      <Amount size={size}>{price.value === 0 ? t('courses:price.free') : priceText(price, symbol)}</Amount>
      {share ? <Note>{text.share(share)}</Note> : null}
    </Block>
  )
}
