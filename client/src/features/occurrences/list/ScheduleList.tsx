import { BookableRows } from '../../../ui/layout/BookableRow.tsx'
import type { Schedule, ScheduleKind } from '../schedules/schedule.ts'
import { inListOrder } from './schedule-order.ts'
import { ScheduleRow } from './ScheduleRow.tsx'
import { WhosePrices } from './WhosePrices.tsx'

type Props = {
  readonly kind: ScheduleKind
  readonly schedules: readonly Schedule[]
  readonly now: number
  readonly detailsPath: (schedule: Schedule) => string
}

/** A list of schedules with past ones last and muted, below a note on member prices. */
export function ScheduleList({ kind, schedules, now, detailsPath }: Props) {
  return (
    <>
      <WhosePrices of={kind} schedules={schedules} />
      <BookableRows>
        {inListOrder(schedules, now).map((schedule) => (
          <ScheduleRow key={schedule.slug} schedule={schedule} now={now} detailsPath={detailsPath(schedule)} />
        ))}
      </BookableRows>
    </>
  )
}
