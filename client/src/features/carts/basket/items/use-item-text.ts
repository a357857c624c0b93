import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../../app/site-record.ts'
import { useSession } from '../../../../app/session/use-session.ts'
import { nameOfUser } from '../../../../app/session/session-state.ts'
import { dotted } from '../../../../i18n/dotted.ts'
import { priceText } from '../../../../i18n/price-text.ts'
import { amountOf, locationNameOf, venueNameOf } from '../../cart.ts'
import type { CartItem, ExtraItem } from '../../cart.ts'

type Person = Pick<CartItem, 'purchasedForName' | 'purchasedForUserId'>

type Tickets = Pick<CartItem, 'quantity' | 'ticketsLeft'>

type Kind = Partial<Pick<CartItem, 'purchasableType' | 'bookingType'>>

const ticketsIn = ({ ticketsLeft, quantity }: Tickets): number => ticketsLeft ?? quantity ?? 1

/** Whether anybody may come with it, so that its person only gives the name. */
export function isInName(item: Tickets & Kind): boolean {
  return item.purchasableType === 'activityTicket' || item.bookingType === 'ticketed' || ticketsIn(item) > 1
}

/** The texts of an item of any type, even with little data from the platform. */
export function useItemText() {
  const { t } = useTranslation(['checkout', 'common'])
  const symbol = useCurrencySymbol()
  const { user, customer, linkedUsers } = useSession()

  function personOf({ purchasedForName, purchasedForUserId }: Person): string | undefined {
    if (purchasedForName) return purchasedForName
    // Staff see the name of the customer they serve.
    if (!purchasedForUserId || purchasedForUserId === (customer ?? user)?.id) return customer?.name
    const linked = linkedUsers.find(({ referencedUser }) => referencedUser.id === purchasedForUserId)
    return linked && nameOfUser(linked.referencedUser)
  }

  const nameOf = ({ name }: Pick<ExtraItem, 'name'>): string => name ?? t('checkout:item.unnamed')

  return {
    name: nameOf,

    /** 'Fun camp · For Safiya', where a control must say which of two equal lines it means. */
    named(item: Pick<ExtraItem, 'name'> & Person): string {
      const person = personOf(item)
      return dotted([nameOf(item), person && t('checkout:item.for', { name: person })])
    },

    /** '2 × Lane swim: Adult' for several, the name alone for one. Tickets given back do not count. */
    counted(item: Pick<CartItem, 'name'> & Tickets): string {
      const quantity = ticketsIn(item)
      return quantity > 1 ? t('checkout:item.extra', { quantity, name: nameOf(item) }) : nameOf(item)
    },

    /** '1 × Swimming cap': an extra always shows its number. */
    extra: (extra: Pick<ExtraItem, 'name' | 'quantity'>): string =>
      t('checkout:item.extra', { quantity: extra.quantity ?? 1, name: nameOf(extra) }),

    /** '£84.00', 'Free', or that the price is not known. */
    price(item: Pick<ExtraItem, 'price' | 'lineTotal' | 'quantity'>): string {
      const amount = amountOf(item)
      if (amount === null) return t('checkout:item.noPrice')
      if (amount === 0) return t('checkout:item.free')
      return item.lineTotal === null ? format(amount, symbol) : priceText(item.lineTotal, symbol)
    },

    /** The attendee: the platform's name, or that of a linked user; undefined for oneself. */
    person: personOf,

    /** 'For Safiya Rahman', 'For you'; tickets are in a name, as anybody may come with them. [O-536, O-563] */
    whose(item: Person & Tickets & Kind): string {
      const isOwn = customer === null && user !== null && item.purchasedForUserId === user.id
      const name = isOwn ? undefined : personOf(item)
      if (!isInName(item)) return name === undefined ? t('checkout:item.forYou') : t('checkout:item.for', { name })
      return name === undefined ? t('checkout:item.inYourName') : t('checkout:item.inNameOf', { name })
    },

    /** The price without a membership, where this person pays less. */
    normalPrice({ price, normalPrice }: Pick<CartItem, 'price' | 'normalPrice'>): string | null {
      return normalPrice && price !== null && normalPrice.value > price.value ? priceText(normalPrice, symbol) : null
    },

    /** The membership's part in the price. */
    memberReason({ priceReason }: Pick<CartItem, 'priceReason'>): string | null {
      const { code, percent, membership } = priceReason ?? {}
      if (code !== 'member_price' || !membership) return null
      return percent
        ? t('checkout:item.memberPercent', { membership, percent })
        : t('checkout:item.memberPrice', { membership })
    },

    /** 'Safiya and you', the attendees of a basket; null for oneself alone. */
    persons(items: readonly Person[]): string | null {
      const names = new Set(items.map(personOf))
      const others = [...names].filter((name) => name !== undefined)
      if (others.length === 0) return null
      const all = names.has(undefined) ? [...others, t('checkout:item.youInside')] : others
      return t('common:list.of', { names: all })
    },

    /** The place, if there is one. */
    place(item: Pick<CartItem, 'locationName' | 'venue' | 'childItems'>): string | null {
      const [location, venue] = [locationNameOf(item), venueNameOf(item)]
      return location === null || venue === null ? (venue ?? location) : t('checkout:item.place', { location, venue })
    },
  }
}
