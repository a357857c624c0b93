import { useTranslation } from 'react-i18next'
import { platformNow } from '../../app/platform-clock.ts'
import { useSession } from '../../app/session/use-session.ts'
import { clockText, momentText } from '../../i18n/when.ts'
import { hindranceOf, keptUntil } from './wait.ts'
import type { Wait } from './wait.ts'

const halfDay = 12 * 60 * 60 * 1000

/** The texts of a waitlist entry: for its owner, or for staff about the customer they serve. */
export function useWaitText() {
  const { t } = useTranslation(['activities'])
  const { customer } = useSession()
  const said = customer === null ? 'activities:waitlist' : 'activities:waitlist.served'
  return {
    /** Explains joining. */
    joining: (): string => t(`${said}.joinText`),
    /** 'Held for you until 14:35'; null without an offer. No running digits. */
    kept(wait: Wait): string | null {
      if (wait.status !== 'offered') return null
      const until = keptUntil(wait)
      if (until === null) return t(`${said}.keptOpen`)
      const timezone = wait.startsAt?.timezone
      const soon = until - platformNow() < halfDay
      const time = soon ? clockText(until, timezone) : momentText(until, timezone)
      return t(`${said}.kept`, { time })
    },
    /** 'Number 2 on the waitlist' */
    position({ position }: Pick<Wait, 'position'>): string {
      if (typeof position !== 'number') return t('activities:waitlist.waiting')
      return position === 1 ? t('activities:waitlist.next') : t('activities:waitlist.position', { position })
    },
    /** The consequence of leaving. */
    givenUp({ status, position }: Pick<Wait, 'status' | 'position'>): string {
      if (status === 'offered') return t('activities:waitlist.givenUpOffer')
      return typeof position === 'number'
        ? t('activities:waitlist.givenUpPosition', { position })
        : t('activities:waitlist.givenUp')
    },
    /** 'For 3 places, all or none'; null for one. */
    places({ count }: Pick<Wait, 'count'>): string | null {
      return typeof count === 'number' && count > 1 ? t('activities:waitlist.places', { count }) : null
    },
    /** The reason why no place is offered: a task before it, or why the entry was passed over; null for neither. */
    hindrance(wait: Pick<Wait, 'inTheWay' | 'passedOver'>): string | null {
      const found = hindranceOf(wait)
      if (found === null) return null
      if (found.kind === 'booked-elsewhere') return t(`${said}.bookedElsewhere`)
      if (found.kind === 'waits-for-more') return t(`${said}.passedOver`)
      if (found.kind === 'to-be-done') return t(`${said}.notYet`, { message: found.message })
      return found.message
    },
  }
}
