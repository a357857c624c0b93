import type { Text } from '@touchline/contract'
import { localDateTime } from '@touchline/clock'
import type { Dated } from '../schedules/index.ts'
import { type StoredText, text } from '../../texts/index.ts'

/** Why somebody else removed a line from a basket. */
export type Gone =
  | {
      readonly kind: 'called_off'
      readonly session: Pick<Dated, 'startsAt' | 'timezone'>
      /** Whether the session is only a part of the line. */
      readonly isPart: boolean
      /** Undefined: nobody has said. */
      readonly reason: Text | string | undefined
    }
  | {
      /** By another customer, for example the attendee. */
      readonly kind: 'cancelled_by_staff' | 'cancelled_by_other'
      readonly session: Pick<Dated, 'startsAt' | 'timezone'>
    }
  | { readonly kind: 'not_due' }
  | { readonly kind: 'in_other_basket' }

/** The notice of a line that has gone; `canComeBack`: what is left of it is sold. */
export function goneNotice(name: Text | string, gone: Gone, canComeBack: boolean): Text {
  switch (gone.kind) {
    case 'called_off':
      return calledOff(name, gone, canComeBack)
    case 'cancelled_by_staff':
      return text('carts:cancelled_by_staff', { name, when: momentOf(gone.session) })
    case 'cancelled_by_other':
      return text('carts:cancelled_by_somebody_else', { name, when: momentOf(gone.session) })
    case 'not_due':
      return text('carts:not_due', { name })
    case 'in_other_basket':
      return text('carts:in_another_basket', { name })
  }
}

type CalledOff = Extract<Gone, { readonly kind: 'called_off' }>

function calledOff(name: Text | string, { session, isPart, reason }: CalledOff, canComeBack: boolean): Text {
  const ofSession = canComeBack ? 'session_called_off_add_again' : 'session_called_off'
  const happened = isPart ? ofSession : 'called_off'
  const values = { name, when: momentOf(session) }
  if (reason === undefined) return text(`carts:${happened}`, values)
  return text(`carts:${happened}_because`, { ...values, reason })
}

/** The notice of a line that takes place at another time or in another place by now. */
export function movedNotice(name: Text | string, before: Dated, after: Dated): Text {
  const { timezone, endsAt, location: place } = after
  const end = localDateTime(endsAt, timezone)
  return text('carts:moved', { name, when: momentOf(before), start: momentOf(after), end, place })
}

/** Earlier notices stay, as nobody may have read them; the same again is the latest. */
export function withNotices(before: readonly StoredText[], said: readonly Text[]): readonly StoredText[] {
  const latest = new Map<string, StoredText>(said.map((notice) => [noticeKey(notice), notice]))
  return [...before.filter((notice) => !latest.has(noticeKey(notice))), ...latest.values()]
}

/** Equal for equal notices. */
export function noticeKey(notice: StoredText): string {
  return JSON.stringify(notice)
}

/** By the clock of the venue. */
function momentOf({ startsAt, timezone }: Pick<Dated, 'startsAt' | 'timezone'>): string {
  return localDateTime(startsAt, timezone)
}
