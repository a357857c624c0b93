import type { Clock } from '@touchline/clock'
import type { Random } from '@touchline/ids'
import type { Forced, Moment } from './engine/moment.ts'
import type { Db } from './store/database.ts'
import { merchantTime, type Merchant } from './store/merchants.ts'

/** An outgoing POST: a webhook, or a return form that a fault sends twice. */
export type Delivery = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Sends a delivery and returns the status; a throw counts as no answer. */
export type Deliver = (url: string, delivery: Delivery) => Promise<{ readonly status: number }>

/** Dependencies of routes and jobs. `wallClock` is real time; the merchant's is derived from it. */
export type Deps = {
  readonly db: Db
  readonly random: Random
  readonly wallClock: Clock
  readonly deliver: Deliver
  /** The origin that browsers and the platform call, without a path. */
  readonly publicUrl: string
  /** Origins whose pages may show a merchant's page, and so the pages that it frames. */
  readonly frameAncestors: readonly string[]
  readonly controlSecret: string
}

/** Origins whose pages may be around a page of ours: the merchant's own, and those that embed them. */
export function framersOf({ frameAncestors }: Pick<Deps, 'frameAncestors'>, { origins }: Merchant): readonly string[] {
  return [...origins, ...frameAncestors]
}

/** The merchant now, or at an instant of its own time when a job runs. */
export function momentOf(
  deps: Deps,
  merchant: Merchant,
  at?: { readonly now?: number; readonly forced?: Forced },
): Moment {
  return {
    db: deps.db,
    random: deps.random,
    merchant,
    now: at?.now ?? merchantTime(merchant, deps.wallClock.now()),
    forced: at?.forced ?? {},
  }
}
