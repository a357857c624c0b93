import { useCurrencySymbol } from '../../../app/site-record.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import type { SummaryLine } from '../../../ui/summary/SummaryLines.tsx'
import type { Course } from '../course.ts'
import { useCourseText } from '../use-course-text.ts'
import type { PriceLine } from './course-price-lines.ts'

/** What the total is made of, in words: the normal price with what a member saves, fewer sessions said as such. */
export function useSummaryLines(lines: readonly PriceLine[], course: Course): readonly SummaryLine[] {
  const { t } = useTexts()
  const text = useCourseText()
  const symbol = useCurrencySymbol()
  const sessions = course.occurrences.length
  const { normalPrice, priceReason } = course

  function courseLines(line: PriceLine & { readonly kind: 'course' }): readonly SummaryLine[] {
    const what = sessions > 0 ? t('courses:when.sessions', { count: line.share?.left ?? sessions }) : line.name
    const note = line.share ? text.share(line.share) : null
    const saved = normalPrice && priceReason?.code === 'member_price' ? normalPrice.value - line.amount : 0
    if (!normalPrice || saved <= 0) {
      return [{ id: 'course', what, note, amount: <Money amount={line.amount} symbol={symbol} /> }]
    }
    const percent = priceReason?.percent ?? null
    return [
      { id: 'course', what, note, amount: <Money amount={normalPrice.value} symbol={symbol} /> },
      {
        id: 'member',
        what: percent === null ? t('courses:booking.memberPrice') : t('courses:booking.memberOff', { percent }),
        amount: <Money amount={-saved} symbol={symbol} />,
      },
    ]
  }

  return lines.flatMap((line) => {
    if (line.kind === 'course') return courseLines(line)
    const what = t('courses:price.quantity', { name: line.name, count: line.quantity })
    return [{ id: String(line.id), what, amount: <Money amount={line.amount} symbol={symbol} /> }]
  })
}
