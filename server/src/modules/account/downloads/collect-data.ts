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
  const { passwordHash: _hash, firstKey: _first, lastKey: _last, emailKey: _key, loginPlaces, ...profile } = user
  const of = { userId }
  const linked = await reads.users.linkedTo({ ownerId: userId })
  const orders = wordAll<Order[]>(language, await presentOrders(reads, await reads.data.orders(of), now))
  const feed = await reads.account.feedOf(of)
  const emailChange = await reads.data.emailChange(of)
  const documents = inArchive(await reads.data.documents(of))
  const closing = await reads.account.closingOf(of)
  return {
    user,
    orders,
    documents,
    files: {
      profile: plain(language, [profile])[0],
      people: linked.map(({ link, user: { firstName } }) => ({
        relationship: link.relationship,
        first_name: firstName,
      })),
      owners: plain(language, await reads.data.owners(of)),
      invitations: plain(language, await reads.data.invitations(of)),
      invitations_received: plain(
        language,
        await reads.data.invitationsReceived({ ...of, emailKey: user.emailKey ?? '' }),
      ),
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
      membership_requests: plain(language, await reads.data.membershipRequests(of)),
      waitlists: plain(language, await reads.data.waitlists(of)),
      waivers: plain(language, await reads.data.waivers(of)),
      saved_cards: plain(language, await reads.data.savedCards(of)),
      saved_searches: plain(language, await reads.data.savedSearches(of)),
      documents: plain(language, documents),
      logins: plain(language, await reads.data.logins(of)),
      login_places: (loginPlaces ?? []).map(({ at }) => ({ last_login_at: presentInstant(at) })),
      mails: plain(language, await reads.data.mails({ ...of, to: user.email ?? '' })),
      account: {
        currency: currencyOf(await reads.site.getClient()).code,
        calendar_opened_at: feed ? presentInstant(feed.createdAt) : null,
        new_email: emailChange ? plain(language, [emailChange])[0] : null,
        closing_asked_at: closing ? presentInstant(closing.askedAt) : null,
      },
    },
  }
}

/** Documents with the name of their file in the copy; two documents may have one name. */
function inArchive<T extends { readonly name: string }>(documents: readonly T[]) {
  return documents.map((document, index) => ({ ...document, file: `documents/${index + 1} ${document.name}` }))
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
