import * as z from 'zod/mini'
import { drafts } from '../../../../ui/forms/drafts.ts'
import { StoredAnswer } from '../../../questions/answers.ts'
import type { Agreement, BookingForm } from '../booking-form.ts'

/** The chosen part of a camp: the whole, or sessions by id. */
export const DatesChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole') }),
  z.object({ kind: z.literal('sessions'), sessionIds: z.readonly(z.array(z.string())) }),
])

export type DatesChoice = z.output<typeof DatesChoice>

type AnswerValue = z.output<typeof StoredAnswer>

/** The part of a booking form that is stored until it is paid. */
export type BookingDraft = {
  readonly answers: Readonly<Record<number, AnswerValue>>
  readonly extras: BookingForm['extras']
  readonly agreement: Agreement | null
  readonly dates: DatesChoice | null
  /** The attendee it is in the basket for; undefined while it is in none. */
  readonly sentFor?: number | null | undefined
}

/** Entries under ids; those that are not of the kind are passed over. */
function byId<T extends z.core.$ZodType>(entry: T) {
  const known = z.transform((given: Readonly<Record<string, unknown>>): Readonly<Record<number, z.output<T>>> =>
    Object.fromEntries(
      Object.entries(given).flatMap(([id, value]) => {
        const read = z.safeParse(entry, value)
        return Number.isInteger(Number(id)) && read.success ? [[id, read.data]] : []
      }),
    ),
  )
  return z.pipe(z.catch(z.record(z.string(), z.unknown()), {}), known)
}

const idOrNull = z.nullable(z.int())

const nothing: BookingDraft = { answers: {}, extras: {}, agreement: null, dates: null }

/** Every part is read by itself: what somebody changed by hand is passed over. */
const StoredDraft = z.object({
  answers: byId(StoredAnswer),
  extras: byId(z.int().check(z.nonnegative())),
  agreement: z.catch(z.nullable(z.object({ waiverId: z.int(), personId: idOrNull })), null),
  dates: z.catch(z.nullable(DatesChoice), null),
  sentFor: z.catch(z.optional(idOrNull), undefined),
})

/** The draft to store; null when the form is empty. */
export function bookingDraftOf(form: BookingForm, answers: BookingDraft['answers']): BookingDraft | null {
  const { extras, agreement, dates, sentFor } = form
  const hasExtras = Object.values(extras).some((quantity) => quantity > 0)
  if (Object.keys(answers).length === 0 && !hasExtras && agreement === null && dates === null) return null
  return { answers, extras, agreement, dates, ...(sentFor === undefined ? {} : { sentFor }) }
}

/** The draft as it was stored. */
export function bookingDraftIn(stored: unknown): BookingDraft {
  const read = StoredDraft.safeParse(stored)
  return read.success ? read.data : nothing
}

/**
 * Whether a draft fills the form: always before it was sent; afterwards only for the same person once it can be booked
 * again, because its place was lost or released.
 */
export function fillsAgain({ sentFor }: BookingDraft, personId: number | null, placeIsBack: boolean): boolean {
  return sentFor === undefined || (sentFor === personId && placeIsBack)
}

/** The prefix of all booking drafts. */
export const bookingDrafts = 'booking/'

/** Whether this tab has a booking draft. */
export function hasBookingDraft(): boolean {
  return drafts.hasAny(bookingDrafts)
}

/** Deletes drafts of paid bookings. */
export function dropSentBookings(): void {
  drafts.dropAll(bookingDrafts, (draft) => bookingDraftIn(draft).sentFor !== undefined)
}
