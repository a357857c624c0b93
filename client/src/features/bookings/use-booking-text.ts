import { useTranslation } from 'react-i18next'
import { platformNow } from '../../app/platform-clock.ts'
import { useSession } from '../../app/session/use-session.ts'
import { instantOf } from '../../i18n/calendar.ts'
import { daysUntil } from '../../i18n/days/days-until.ts'
import { daysText } from '../../i18n/days/days-text.ts'
import { dateText, timeRangeText, timeText, weekdayText } from '../../i18n/when.ts'
import type { WireDateTime } from '../../i18n/when.ts'
import { isToCome } from './my-bookings.ts'
import type { Entry, MyBooking } from './my-bookings.ts'

/** The texts of a booking: for its owner, or for staff about the customer they serve. */
export function useBookingText() {
  const { t } = useTranslation(['activities'])
  const { customer } = useSession()
  const said = customer === null ? 'activities:bookings' : 'activities:bookings.served'

  return {
    /** The label of the next booking for screen readers. */
    nextOf: (): string => t(`${said}.next`, { name: customer?.name }),
    manage: ({ status }: MyBooking): string =>
      t(status === 'settled' ? 'activities:bookings.manage' : 'activities:bookings.details'),
    /** The end of free cancellation; null when unknown or past. */
    until: ({ cancellation }: MyBooking): string | null => {
      const cutOff = cancellation?.cutOff
      if (!cutOff || cancellation?.canCancel !== true || instantOf(cutOff) <= platformNow()) return null
      return t('activities:bookings.until', { when: momentOf(cutOff) })
    },
    /** 'Today at 17:30', 'Tomorrow at 09:00', 'Next, in 3 days' */
    soon: ({ startsAt }: MyBooking): string => {
      const count = daysUntil(startsAt, platformNow())
      const time = timeText(startsAt)
      if (count > 1) return t('activities:bookings.nextIn', { count })
      return t(count === 1 ? 'activities:bookings.tomorrowAt' : 'activities:bookings.todayAt', { time })
    },
  }
}

/** '17:30 to 18:15', in the site's format. */
export function timesOf({ startsAt, endsAt }: Pick<MyBooking, 'startsAt' | 'endsAt'>): string {
  return timeRangeText(startsAt, endsAt)
}

/** 'Tuesday 5 January, 09:00' */
export function momentOf(at: WireDateTime): string {
  return `${weekdayText(at)} ${dateText(at)}, ${timeText(at)}`
}

/** 'Wed 16 and Fri 18 December': the days of a camp that are in the state of its row, and to come where it is booked. */
export function daysOfRow({ booking, days }: Entry): string {
  const own = days.filter(({ status }) => status === booking.status)
  const shown = booking.status === 'settled' ? own.filter((day) => isToCome(day, platformNow())) : own
  return daysText(shown.map(({ startsAt }) => startsAt))
}
