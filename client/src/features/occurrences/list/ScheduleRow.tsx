import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { styled } from '../../../theme/styled.ts'
import { BookableRow } from '../../../ui/layout/BookableRow.tsx'
import { locationOf, pricePerSession, shownPrice } from '../schedules/schedule.ts'
import type { Schedule } from '../schedules/schedule.ts'
import { scheduleStanding } from '../schedules/schedule-standing.ts'
import { SchedulePicture } from '../schedules/SchedulePicture.tsx'
import { ScheduleState } from '../schedules/ScheduleState.tsx'
import { SuitableTag } from '../schedules/SuitableTag.tsx'
import { useScheduleText } from '../schedules/use-schedule-text.ts'
import { hasEnded } from './schedule-order.ts'

const Amount = styled('strong', {
  base: { display: 'block', fontSize: 'lg', lineHeight: '1.25', whiteSpace: 'nowrap' },
})
const Each = styled('span', { base: { display: 'block', fontSize: 'xs', color: 'fg.muted' } })

function RowPrice({ schedule, now }: { readonly schedule: Schedule; readonly now: number }) {
  const { t } = useTranslation(['courses'])
  const text = useScheduleText()
  const symbol = useCurrencySymbol()
  const shown = shownPrice(schedule, now)
  const each = pricePerSession(schedule, now)
  if (shown === null) return null
  const { price, isOfSession } = shown
  return (
    <>
      <Amount>{price.value === 0 ? t('courses:price.free') : priceText(price, symbol)}</Amount>
      {each && !isOfSession ? <Each>{text.perSession(each, symbol)}</Each> : null}
      {isOfSession ? <Each>{t('courses:price.perSession')}</Each> : null}
    </>
  )
}

type Props = { readonly schedule: Schedule; readonly now: number; readonly detailsPath: string }

/** A schedule in a list: name, audience, time, places, price, and the reason when it cannot be booked. */
export function ScheduleRow({ schedule, now, detailsPath }: Props) {
  const text = useScheduleText()
  const standing = scheduleStanding(schedule, now)
  const state = <ScheduleState schedule={schedule} standing={standing} now={now} />
  const closed = standing.kind === 'closed'
  return (
    <BookableRow
      to={detailsPath}
      name={schedule.name}
      picture={<SchedulePicture schedule={schedule} />}
      who={<SuitableTag of={schedule} />}
      place={dotted([locationOf(schedule), ...schedule.instructors])}
      when={schedule.occurrences.length > 0 ? text.rhythm(schedule) : null}
      dates={text.dates(schedule, now)}
      places={closed ? null : state}
      price={<RowPrice schedule={schedule} now={now} />}
      reason={closed ? state : null}
      quiet={hasEnded(schedule, now)}
    />
  )
}
