import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Order as WireOrder } from '@touchline/contract/client'
import type { Camel } from '../../api/keys.ts'
import { useErrorToast } from '../../app/use-error-toast.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { platformNow } from '../../app/platform-clock.ts'
import { calendarEvents, calendarText } from './calendar-file.ts'

function offer(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

type Props = { readonly order: Camel<WireOrder> }

/** All sessions of an order as a file for the customer's own calendar. */
export function AddToCalendar({ order }: Props) {
  const { t } = useTexts()
  const showError = useErrorToast()
  const [making, setMaking] = useState(false)
  const events = calendarEvents(order)
  if (events.length === 0) return null

  async function download(): Promise<void> {
    setMaking(true)
    try {
      const madeAt = order.createdAt === undefined ? platformNow() : Date.parse(order.createdAt)
      offer(`${order.reference ?? order.id}.ics`, await calendarText(events, madeAt))
    } catch (error) {
      showError(error)
    }
    setMaking(false)
  }

  return (
    <Button
      variant="secondary"
      wide
      busy={making}
      icon={<CalendarPlus aria-hidden="true" />}
      onClick={() => void download()}
    >
      {t('checkout:confirmed.calendar', { count: events.length })}
    </Button>
  )
}
