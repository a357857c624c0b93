import { useState } from 'react'
import * as z from 'zod/mini'
import { useActingFor, useSession } from '../../../../app/session/use-session.ts'
import { bookingDrafts } from '../../../../features/occurrences/booking/draft/booking-draft.ts'
import type { PersonBooking } from '../../../../features/occurrences/booking/use-person-booking.ts'
import { ageLimitsOf, judgedOn } from '../../../../features/occurrences/schedules/ages.ts'
import type { Schedule } from '../../../../features/occurrences/schedules/schedule.ts'
import { useOtherPeople } from '../../../../features/users/use-other-people.ts'
import type { OtherPerson } from '../../../../features/users/use-other-people.ts'
import { useDraft } from '../../../../ui/forms/use-draft.ts'

const Ids = z.readonly(z.array(z.int()))

/** A further child with the booking that its part of the form reports. */
export type FurtherChild = OtherPerson & { readonly booking: PersonBooking | null; readonly schedule: Schedule | null }

export type FurtherChildren = {
  /** Those who can come as well. */
  readonly others: readonly OtherPerson[]
  readonly chosen: readonly FurtherChild[]
  readonly choose: (id: number, isComing: boolean) => void
  readonly report: (id: number, booking: PersonBooking, schedule: Schedule) => void
}

type Reported = Readonly<Record<number, { readonly booking: PersonBooking; readonly schedule: Schedule }>>

/** The children who come to a camp beside the one that the form is for. */
export function useFurtherChildren(camp: Schedule, isChange: boolean): FurtherChildren {
  const { loggedIn } = useSession()
  const { ownerId } = useActingFor()
  const [ids, setIds] = useState<readonly number[]>([])
  const [reported, setReported] = useState<Reported>({})
  const all = useOtherPeople(ageLimitsOf(camp), judgedOn(camp))
  const others = loggedIn && !isChange ? all : []
  useDraft({
    form: `${bookingDrafts}${camp.kind}/${camp.slug}/children`,
    person: ownerId,
    kept: ids.length === 0 ? null : ids,
    restore(stored) {
      const read = Ids.safeParse(stored)
      setIds(read.success ? read.data : [])
    },
  })

  return {
    others,
    chosen: others
      .filter(({ id }) => ids.includes(id))
      .map((person) => ({ booking: null, schedule: null, ...person, ...reported[person.id] })),
    choose: (id, isComing) => setIds([...ids.filter((other) => other !== id), ...(isComing ? [id] : [])]),
    report: (id, booking, schedule) => setReported((before) => ({ ...before, [id]: { booking, schedule } })),
  }
}
