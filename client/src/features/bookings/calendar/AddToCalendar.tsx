import { CalendarPlus } from 'lucide-react'
import type { Entity } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import type { Read } from '../../../api/keys.ts'
import { now } from '../../../browser/machine.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { calendarEvents, calendarText, offerFile, sessionsIn } from './calendar-file.ts'
import { useCalendarSource } from './use-calendar-source.ts'

type WireOrder = Entity<'OrderForReader'>

type Props = { readonly order: Read<WireOrder>; readonly number: string }

/** All sessions of an order as a calendar file. */
export function AddToCalendar({ order, number }: Props) {
  const { t } = useTranslation(['checkout'])
  const { busy, run } = useBusy()
  const source = useCalendarSource()
  const events = calendarEvents(order, { ...source, number, now: now() })
  if (events.length === 0) return null

  async function download(): Promise<void> {
    offerFile(`${number}.ics`, await calendarText(events, source))
  }

  return (
    <Button busy={busy} icon={<CalendarPlus aria-hidden="true" />} onClick={() => run(download)}>
      {t('checkout:confirmed.calendar', { count: sessionsIn(events) })}
    </Button>
  )
}
