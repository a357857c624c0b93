import { useSession } from '../../app/session/use-session.ts'
import { nameOfUser } from '../../app/session/user-name.ts'
import { usePersonTone } from '../../app/session/use-person-tone.ts'
import type { PersonTone } from '../../ui/PersonChip.tsx'
import { ageOn, misfitOf } from './age-fit.ts'
import type { AgeLimits } from './age-fit.ts'

export type BookedPerson = { readonly name: string; readonly firstName: string; readonly tone: PersonTone }

type Chosen = {
  /** Whom the booking is for; null while that is not known. */
  readonly person: BookedPerson | null
  /** Logged in, with several to book for, and it is not for the one who asks: somebody must be named. */
  readonly nobodyYet: boolean
  /** It is for somebody of that age, as far as is known. */
  readonly fits: boolean
}

/** Whom something with limits of age is booked for. An adult is not taken for granted where it is for children. [O-97] */
export function useBookedPerson(ages: AgeLimits | null, firstDay: string | null): Chosen {
  const { user, customer, linkedUsers, selectedUserId } = useSession()
  const toneOf = usePersonTone()
  const linked = linkedUsers.find((link) => link.referencedUser.id === selectedUserId)?.referencedUser
  const chosen = linked ?? customer ?? user
  const born = chosen?.dateOfBirth ?? null
  const age = born === null || firstDay === null ? null : ageOn(born, firstDay)
  const fits = misfitOf(age, ages) === null
  const nobodyYet = !linked && linkedUsers.length > 0 && !fits
  if (!chosen || nobodyYet) return { person: null, nobodyYet, fits }
  const name = nameOfUser(chosen)
  const firstName = 'firstName' in chosen ? chosen.firstName : null
  return {
    person: { name, firstName: firstName ?? name, tone: toneOf({ id: chosen.id, name }) },
    nobodyYet,
    fits,
  }
}
