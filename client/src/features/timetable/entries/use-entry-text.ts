import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import type { ReadPrice } from '../../../api/keys.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { clockRangeText } from '../../../i18n/when.ts'
import { membersOnlyKey } from '../../occurrences/members-only-key.ts'
import { busyAtThisTime } from '../../occurrences/session-tag.ts'
import { isLowestOfSeveral, lengthOf } from './entry.ts'
import type { Entry } from './entry.ts'
import type { EntryStanding } from './entry-standing.ts'

type Closed = Extract<EntryStanding, { readonly kind: 'closed' }>

const adult = 18

type Priced = Pick<Entry, 'price' | 'prices'>

/** The texts of an entry: length, price, and the reason it cannot be booked. */
export function useEntryText() {
  const { t } = useTranslation(['activities', 'courses', 'home'])
  const symbol = useCurrencySymbol()

  const amount = (price: ReadPrice): string =>
    price.value > 0 ? priceText(price, symbol) : t('activities:timetable.free')

  /** Reasons of age have better texts of our own. */
  function closedText({ code, limit, booking, reason }: Closed): string | null {
    if (code === 'time_taken' && booking !== null) return t('courses:tags.busyWith', { name: booking })
    if (reason !== null && busyAtThisTime.test(reason)) return t('courses:tags.busy')
    if (limit === null) return null
    if (code === 'too_young') return t('activities:timetable.standing.tooYoung', { limit })
    if (code !== 'too_old') return null
    return t(`activities:timetable.standing.${limit < adult ? 'childrenOnly' : 'tooOld'}`, { limit })
  }

  return {
    /** 'Yoga', or the activity's name where entries have none. */
    name: ({ name }: Pick<Entry, 'name'>, activity: string): string => name ?? activity,
    time: ({ begins, ends }: Pick<Entry, 'begins' | 'ends'>): string => clockRangeText(begins, ends),
    lasts(entry: Entry): string | null {
      const minutes = lengthOf(entry)
      return minutes === null ? null : t('activities:timetable.minutes', { count: minutes })
    },
    place: ({ location, instructors }: Pick<Entry, 'location' | 'instructors'>): string =>
      dotted([location?.name, ...instructors]),
    /**
     * The person's price, or the lowest of several. Tickets of several kinds have no price of their own.
     */
    price({ price, prices }: Priced, isTicketed = false): string | null {
      if (price === null) return null
      const own = amount(price)
      const isLowest = (isTicketed && price.value > 0) || isLowestOfSeveral({ prices })
      return isLowest ? t('activities:timetable.fromPrice', { price: own }) : own
    },
    amount,
    /** Why it cannot be booked; null when it can, or when the places show it. */
    reason({ standing, begins }: Pick<Entry, 'standing' | 'begins'>): string | null {
      switch (standing.kind) {
        case 'closed':
          return closedText(standing) ?? standing.reason ?? t('activities:timetable.standing.closed')
        case 'members-only':
          return t(membersOnlyKey(standing.only), { membership: standing.only.membership })
        case 'started':
          return t('activities:timetable.standing.started', { time: begins })
        default:
          return null
      }
    },
    /** The reason for a price, or what would lower it. */
    priceReason({ priceReason }: Pick<Entry, 'priceReason'>): string | null {
      const { code, membership, price } = priceReason ?? {}
      if (!membership) return null
      if (code === 'member_price') return t('activities:entry.memberPrice', { membership })
      if (code === 'members_only') return t('activities:entry.membersOnly', { membership })
      if (code !== 'members_pay_less' || !price) return null
      if (price.value === 0) return t('activities:entry.membersIncluded', { membership })
      return t('activities:entry.membersPay', { membership, price: amount(price) })
    },
  }
}
