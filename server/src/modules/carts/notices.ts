import { localDateTime } from '@touchline/clock'
import { momentIn, timeOf } from '../../infra/words/moments.ts'
import type { Dated } from '../schedules/index.ts'

/** Why a line goes out of a basket by somebody else's doing. */
export type Gone =
  | {
      readonly kind: 'called_off'
      readonly session: Pick<Dated, 'startsAt' | 'timezone'>
      /** The session is a part of what was bought. */
      readonly isPart: boolean
      /** In words; undefined: nobody has said. */
      readonly reason: string | undefined
    }
  | {
      /** By another customer: whoever it is for, say. */
      readonly kind: 'cancelled_by_staff' | 'cancelled_by_other'
      readonly session: Pick<Dated, 'startsAt' | 'timezone'>
    }
  | { readonly kind: 'not_due' }
  | { readonly kind: 'in_other_basket' }

/** What a basket says of a line that has gone; `canComeBack`: what is left of it is sold. [O-51, O-101] */
export function goneNotice(name: string, gone: Gone, canComeBack: boolean): string {
  switch (gone.kind) {
    case 'called_off':
      return calledOff(name, gone, canComeBack)
    case 'cancelled_by_staff':
      return `${name} (${momentOf(gone.session)}) was cancelled at the centre and is no longer in your basket.`
    case 'cancelled_by_other':
      return `${name} (${momentOf(gone.session)}) was cancelled by somebody else and is no longer in your basket.`
    case 'not_due':
      return `${name} need not be paid any more and is no longer in your basket.`
    case 'in_other_basket':
      return `${name} has been put into another basket of yours and is no longer in this one.`
  }
}

type CalledOff = Extract<Gone, { readonly kind: 'called_off' }>

function calledOff(name: string, { session, isPart, reason }: CalledOff, canComeBack: boolean): string {
  const when = momentOf(session)
  const because = reason === undefined ? '' : ` ${reason}`
  if (!isPart) return `${name} (${when}) does not take place and is no longer in your basket.${because}`
  const again = canComeBack ? ' You can add it again for its other sessions.' : ''
  return `${name} is no longer in your basket, as its session on ${when} does not take place.${again}${because}`
}

/** What a basket says of a line that takes place at another time or in another place by now. [O-52, O-101] */
export function movedNotice(name: string, before: Dated, after: Dated): string {
  const { timezone, endsAt, location } = after
  return `${name} (${momentOf(before)}) has been moved. It is now on ${momentOf(after)} to ${timeOf(localDateTime(endsAt, timezone))}, ${location}.`
}

/** What was said before stays, as nobody may have read it; the same again is the latest. */
export function withNotices(before: readonly string[], said: readonly string[]): readonly string[] {
  const latest = [...new Set(said)]
  return [...before.filter((notice) => !latest.includes(notice)), ...latest]
}

/** "7 April 2026, 18:00", by the clock of the venue, as `sayIn` finds it again. */
function momentOf({ startsAt, timezone }: Pick<Dated, 'startsAt' | 'timezone'>): string {
  return momentIn('en', localDateTime(startsAt, timezone))
}
