import { useCurrencySymbol } from '../../../app/site-record.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import type { SummaryLine } from '../../../ui/summary/SummaryLines.tsx'
import { useCourseText } from '../use-course-text.ts'
import type { PriceLine } from './course-price-lines.ts'

/** What the total is made of, in words; a price for fewer sessions says so. */
export function useSummaryLines(lines: readonly PriceLine[], sessions: number): readonly SummaryLine[] {
  const { t } = useTexts()
  const text = useCourseText()
  const symbol = useCurrencySymbol()
  return lines.map((line) => {
    const amount = <Money amount={line.amount} symbol={symbol} />
    if (line.kind === 'extra') {
      const what = t('courses:price.quantity', { name: line.name, count: line.quantity })
      return { id: String(line.id), what, amount }
    }
    const what = sessions > 0 ? t('courses:when.sessions', { count: line.share?.left ?? sessions }) : line.name
    return { id: 'course', what, amount, note: line.share ? text.share(line.share) : null }
  })
}
