import { useTranslation } from 'react-i18next'
import { platformNow } from '../../app/platform-clock.ts'
import { useSession } from '../../app/session/use-session.ts'
import { clockText, momentText } from '../../i18n/when.ts'
import { keptUntil } from './wait.ts'
import type { Wait } from './wait.ts'

const halfDay = 12 * 60 * 60 * 1000

/** 'Held for you until 14:35', or for the customer of staff; null without an offer. No running digits. */
export function useKeptText(): (wait: Pick<Wait, 'status' | 'offerExpiresAt' | 'startsAt'>) => string | null {
  const { t } = useTranslation(['activities'])
  const { customer } = useSession()
  const said = customer === null ? 'activities:waitlist' : 'activities:waitlist.served'
  return (wait) => {
    if (wait.status !== 'offered') return null
    const until = keptUntil(wait)
    if (until === null) return t(`${said}.keptOpen`)
    const timezone = wait.startsAt?.timezone
    const soon = until - platformNow() < halfDay
    const time = soon ? clockText(until, timezone) : momentText(until, timezone)
    return t(`${said}.kept`, { time })
  }
}
