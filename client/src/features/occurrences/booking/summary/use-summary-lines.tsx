import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../../app/site-record.ts'
import { dateText, weekdayText } from '../../../../i18n/when.ts'
import { Money } from '../../../../ui/text/Money.tsx'
import type { SummaryLine } from '../../../../ui/summary/SummaryLines.tsx'
import { sessionsHeld } from '../../schedules/schedule.ts'
import type { Schedule } from '../../schedules/schedule.ts'
import { useScheduleText } from '../../schedules/use-schedule-text.ts'
import type { PriceLine } from './price-lines.ts'

type WholeLine = PriceLine & { readonly kind: 'whole' }

/** The total's lines in words: the normal price with a member's saving, and the share for fewer sessions. */
export function useSummaryLines(): (lines: readonly PriceLine[], schedule: Schedule) => readonly SummaryLine[] {
  const { t } = useTranslation(['courses'])
  const text = useScheduleText()
  const symbol = useCurrencySymbol()

  function nameOf({ name, share }: WholeLine, schedule: Schedule): string {
    const count = sessionsHeld(schedule).length
    if (count === 0) return name
    if (schedule.kind === 'camp') return t('courses:campBooking.whole', { count })
    return t('courses:when.sessions', { count: share?.left ?? count })
  }

  function wholeLine(line: WholeLine, schedule: Schedule): readonly SummaryLine[] {
    const { normalPrice, priceReason } = schedule
    const what = nameOf(line, schedule)
    const note = line.share ? text.share(line.share) : null
    const saved = normalPrice && priceReason?.code === 'member_price' ? normalPrice.value - line.amount : 0
    if (!normalPrice || saved <= 0) {
      return [{ id: 'whole', what, note, amount: <Money amount={line.amount} symbol={symbol} /> }]
    }
    const percent = priceReason?.percent ?? null
    return [
      { id: 'whole', what, note, amount: <Money amount={normalPrice.value} symbol={symbol} /> },
      {
        id: 'member',
        what: percent === null ? t('courses:booking.memberPrice') : t('courses:booking.memberOff', { percent }),
        amount: <Money amount={-saved} symbol={symbol} />,
      },
    ]
  }

  return (lines, schedule) =>
    lines.flatMap((line) => {
      const amount = <Money amount={line.amount} symbol={symbol} />
      switch (line.kind) {
        case 'whole':
          return wholeLine(line, schedule)
        case 'session': {
          const { startsAt } = line.session
          return [{ id: startsAt.utc, what: `${weekdayText(startsAt)} ${dateText(startsAt)}`, amount }]
        }
        case 'extra':
          return [
            {
              id: String(line.id),
              what: t('courses:price.quantity', { name: line.name, count: line.quantity }),
              amount,
            },
          ]
      }
    })
}
