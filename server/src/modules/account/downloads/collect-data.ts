import type { Order } from '@touchline/contract'
import type { Language } from '@touchline/languages'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import type { Reads } from '../../../repositories.ts'
import { wordAll } from '../../../texts/index.ts'
import { presentOrders } from '../../orders/index.ts'
import { currencyOf } from '../../site/index.ts'

type Row = Readonly<Record<string, unknown>>

export type PersonalData = Awaited<ReturnType<typeof collectData>>

/**
 * Everything the platform has about one user, in the language of their mails. Of other people it has the first names that
 * stand in the user's own bookings and links, and nothing else of them.
 */
export async function collectData(
  reads: Reads,
  userId: number,
  { language, now }: { language: Language; now: number },
) {
  const user = await reads.users.byId({ id: userId })
  if (!user) throw new Error(`there is no user ${userId}`)
  const { passwordHash: _hash, firstKey: _first, lastKey: _last, emailKey: _key, ...profile } = user
  const of = { userId }
  const linked = await reads.users.linkedTo({ ownerId: userId })
  const orders = wordAll<Order[]>(language, await presentOrders(reads, await reads.data.orders(of), now))
  const feed = await reads.account.feedOf(of)
  const closing = await reads.account.closingOf(of)
  return {
    user,
    orders,
    files: {
      profile: plain(language, [profile])[0],
      people: linked.map(({ link, user: { firstName } }) => ({
        relationship: link.relationship,
        first_name: firstName,
      })),
      bookings: plain(language, await reads.data.bookings(of)),
      answers: plain(language, await reads.data.answers(of)),
      attendees: plain(language, await reads.data.attendees(of)),
      orders: orders.map(({ available_credit: _available, credits: _credits, ...receipt }) => receipt),
      payments: orders.flatMap(({ reference, payments, refunds }) => ({ order: reference, payments, refunds })),
      credits: plain(language, await reads.data.credits(of)),
      charges: plain(language, await reads.data.charges(of)),
      packages: plain(language, await reads.data.packages(of)),
      guest_passes: plain(language, await reads.data.guestPasses(of)),
      memberships: plain(language, await reads.data.memberships(of)),
      waitlists: plain(language, await reads.data.waitlists(of)),
      waivers: plain(language, await reads.data.waivers(of)),
      saved_cards: plain(language, await reads.data.savedCards(of)),
      logins: plain(language, await reads.data.logins(of)),
      mails: user.email === null ? [] : plain(language, await reads.data.mails({ to: user.email })),
      account: {
        currency: currencyOf(await reads.site.getClient()).code,
        calendar_opened_at: feed ? presentInstant(feed.createdAt) : null,
        closing_asked_at: closing ? presentInstant(closing.askedAt) : null,
      },
    },
  }
}

/** Rows with their texts worded, their names in one style and their instants as texts. */
function plain(language: Language, rows: readonly Row[]): readonly Row[] {
  return wordAll(language, rows).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), momentOf(name, value)])),
  )
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function momentOf(name: string, value: unknown): unknown {
  return typeof value === 'number' && /(_at|At)$/.test(name) ? presentInstant(value) : value
}
