import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { hindranceOf } from './hindrance.ts'
import { useKeptText } from './use-kept-text.ts'
import type { Wait } from './wait.ts'

/** The mode of a waitlist that holds no place for anybody. */
const toldTogether = 'notify_all'

/** The texts of a waitlist entry: for its owner, or for staff about the customer they serve. */
export function useWaitText() {
  const { t } = useTranslation(['activities'])
  const { customer } = useSession()
  const kept = useKeptText()
  const said = customer === null ? 'activities:waitlist' : 'activities:waitlist.served'
  function hindrance(wait: Pick<Wait, 'inTheWay' | 'passedOver'>): string | null {
    const found = hindranceOf(wait)
    if (found === null) return null
    if (found.kind === 'booked-elsewhere') return t(`${said}.bookedElsewhere`)
    if (found.kind === 'waits-for-more') return t(`${said}.passedOver`)
    if (found.kind === 'to-be-done') return t(`${said}.notYet`, { message: found.message })
    return found.message
  }

  return {
    /** Explains joining. */
    joining: (): string => t(`${said}.joinText`),
    kept,
    /** 'Number 2 on the waitlist' */
    position({ position, mode }: Pick<Wait, 'position' | 'mode'>): string {
      if (typeof position !== 'number' || mode === toldTogether) return t('activities:waitlist.waiting')
      return position === 1 ? t('activities:waitlist.next') : t('activities:waitlist.position', { position })
    },
    /** The consequence of leaving. */
    givenUp({ status, position, mode }: Pick<Wait, 'status' | 'position' | 'mode'>): string {
      if (status === 'offered') return t('activities:waitlist.givenUpOffer')
      return typeof position === 'number' && mode !== toldTogether
        ? t('activities:waitlist.givenUpPosition', { position })
        : t('activities:waitlist.givenUp')
    },
    /** 'For 3 places, offered together', or the tickets; null for one place. */
    places(party: readonly Pick<Wait, 'count' | 'tickets' | 'mode'>[]): string | null {
      const tickets = party.flatMap((wait) => wait.tickets ?? [])
      if (tickets.length > 0)
        return tickets
          .map(({ name, quantity }) => t('activities:waitlist.ticket', { name, count: quantity ?? 1 }))
          .join(', ')
      const count = party.reduce((sum, wait) => sum + (wait.count ?? 1), 0)
      if (count <= 1) return null
      const isTold = party.some(({ mode }) => mode === toldTogether)
      return t(isTold ? 'activities:waitlist.placesTold' : 'activities:waitlist.places', { count })
    },
    /** Places for whoever books first, where all who wait are told: how many are free; null in another mode. [O-435] */
    firstComes({ status, mode, freePlaces }: Pick<Wait, 'status' | 'mode' | 'freePlaces'>): string | null {
      if (status === 'offered' || mode !== toldTogether) return null
      const count = freePlaces ?? 0
      return count > 0 ? t(`${said}.freeForAll`, { count }) : t(`${said}.noneFree`)
    },
    /** Each reason why no place is offered to people who wait together, once. */
    hindrances(party: readonly Pick<Wait, 'inTheWay' | 'passedOver'>[]): readonly string[] {
      return [...new Set(party.flatMap((wait) => hindrance(wait) ?? []))]
    },
    /** The reason why no place is offered: a task before it, or why the entry was passed over; null for neither. */
    hindrance,
  }
}
