import type { IdsOf } from '../../infra/store/id-supply.ts'
import type { Tx } from '../../repositories.ts'
import {
  mailOffer,
  mailOfferBack,
  mailOfferExpired,
  mailPlacesFree,
  mailWaitOver,
  type Waiting,
} from '../mails/index.ts'
import type { WaitlistEntryRow } from '../places/index.ts'
import type { Text } from '@touchline/contract'

export type Turn = Awaited<ReturnType<Tx['waitlists']['inTurn']>>[number]

/** What people who wait are told. */
type News =
  /** Places for whoever books first: how many, where there is a limit. */
  | { readonly kind: 'places-free'; readonly free?: number }
  | { readonly kind: 'offer-back' | 'offer-expired' }
  | { readonly kind: 'offer'; readonly keptUntil: number }
  | { readonly kind: 'over'; readonly because: Text | string | null }

type Telling = News & { readonly ids: IdsOf<'mail'>; readonly publicUrl: string; readonly now: number }

/** Tells people who wait, in one mail to each party. Part of a transaction. */
export async function tellParties(
  tx: Tx,
  turns: readonly { readonly entry: WaitlistEntryRow }[],
  { ids, publicUrl, now, ...news }: Telling,
): Promise<void> {
  const parties = Map.groupBy(turns, ({ entry }) => entry.partyId ?? entry.id)
  for (const party of parties.values()) {
    await tellParty(tx, { entries: party.map(({ entry }) => entry), mailId: ids.mail(), publicUrl, now }, news)
  }
}

function tellParty(tx: Tx, waiting: Waiting, news: News): Promise<void> {
  switch (news.kind) {
    case 'places-free':
      return mailPlacesFree(tx, { ...waiting, free: news.free })
    case 'offer':
      return mailOffer(tx, { ...waiting, keptUntil: news.keptUntil })
    case 'offer-back':
      return mailOfferBack(tx, waiting)
    case 'offer-expired':
      return mailOfferExpired(tx, waiting)
    case 'over':
      return mailWaitOver(tx, { ...waiting, because: news.because })
  }
}
