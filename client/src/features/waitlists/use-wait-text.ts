import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { hindranceOf } from './hindrance.ts'
import { useKeptText } from './use-kept-text.ts'
import { isFreeForAll, toldTogether } from './wait.ts'
import type { Wait } from './wait.ts'

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

  /** 'Number 2 on the waitlist' */
  function position({ position: number, mode }: Pick<Wait, 'position' | 'mode'>): string {
    if (typeof number !== 'number' || mode === toldTogether) return t('activities:waitlist.waiting')
    return number === 1 ? t('activities:waitlist.next') : t('activities:waitlist.position', { position: number })
  }

  function follows(wait: Pick<Wait, 'status' | 'mode' | 'freePlaces'>): string | null {
    if (wait.status === 'offered') return null
    if (wait.mode === 'offer') return t('activities:waitlist.heldNext')
    if (wait.mode === 'book') return t('activities:waitlist.bookedNext')
    if (wait.mode !== toldTogether) return null
    return isFreeForAll(wait) ? t(`${said}.freeForAll`, { count: wait.freePlaces ?? 0 }) : t(`${said}.noneFree`)
  }

  return {
    /** Explains joining. */
    joining: (): string => t(`${said}.joinText`),
    kept,
    position,
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
    /**
     * The fate of a place that comes free: held or booked for the person, or for whoever books first; null
     * with an offer, or for an unknown mode. [O-435, O-564]
     */
    follows,
    /** The consequences of joining: the position, and what follows; null where the platform does not say. */
    joined(wait: Pick<Wait, 'status' | 'position' | 'mode' | 'freePlaces'>): string | null {
      const next = follows(wait)
      return next === null || wait.mode === toldTogether ? next : `${position(wait)}. ${next}`
    },
    /** Each reason why no place is offered to people who wait together, once. */
    hindrances(party: readonly Pick<Wait, 'inTheWay' | 'passedOver'>[]): readonly string[] {
      return [...new Set(party.flatMap((wait) => hindrance(wait) ?? []))]
    },
    /** The reason why no place is offered: a task before it, or why the entry was passed over; null for neither. */
    hindrance,
  }
}
