import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Order as WireOrder } from '@touchline/contract/client'
import type { Read } from '../../api/keys.ts'
import { now } from '../../app/machine.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { calendarEvents, calendarText } from './calendar-file.ts'
import { offerFile } from './offer-file.ts'

type Props = { readonly order: Read<WireOrder>; readonly number: string }

/** All sessions of an order as a file for the customer's own calendar. */
export function AddToCalendar({ order, number }: Props) {
  const { t } = useTexts()
  const showError = useErrorToast()
  const [making, setMaking] = useState(false)
  const events = calendarEvents(order, number)
  if (events.length === 0) return null

  async function download(): Promise<void> {
    setMaking(true)
    const at = Date.parse(order.createdAt ?? '')
    const madeAt = Number.isFinite(at) ? at : now()
    try {
      offerFile(`${number}.ics`, await calendarText(events, madeAt))
    } catch (error) {
      showError(error)
    }
    setMaking(false)
  }

  return (
    <Button busy={making} icon={<CalendarPlus aria-hidden="true" />} onClick={() => void download()}>
      {t('checkout:confirmed.calendar', { count: events.length })}
    </Button>
  )
}
