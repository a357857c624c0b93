import { useState } from 'react'
import { useSession } from '../../app/session/use-session.ts'
import { nameOfUser } from '../../app/session/session-state.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import type { PersonTone } from '../../ui/labels/PersonChip.tsx'
import { ageOn, isChildWhoFits, misfitOf } from './age-fit.ts'
import type { AgeLimits } from './age-fit.ts'
import { useEarlierChoice } from '../../app/session/use-earlier-choice.ts'

export type BookedPerson = { readonly name: string; readonly firstName: string; readonly tone: PersonTone }

export type Chosen = {
  /** The attendee; null while unknown. */
  readonly person: BookedPerson | null
  /** Logged in with several possible attendees, and the user is none by default, or an earlier visit chose: one must be chosen. */
  readonly nobodyYet: boolean
  /** The attendee's age fits, as far as known. */
  readonly fits: boolean
  /** Somebody was chosen in this form, oneself included. */
  readonly onChosen: () => void
}

/** When a form asks who it is for, although the customer fits: always, never, or where a child could come instead. */
type Asking = 'always' | 'for-children' | 'never'

/**
 * The attendee of an activity with age limits. An adult is not the default for a children's activity, nor where a form
 * asks. A linked person chosen in an earlier visit has to be chosen again. [O-97, O-372, O-492]
 */
export function useBookedPerson(ages: AgeLimits | null, firstDay: string | null, asking: Asking): Chosen {
  const { user, customer, linkedUsers, selectedUserId } = useSession()
  const toneOf = usePersonTone()
  const isEarlier = useEarlierChoice()
  const [isAnswered, setIsAnswered] = useState(false)
  const linked = linkedUsers.find((link) => link.referencedUser.id === selectedUserId)?.referencedUser
  const chosen = linked ?? customer ?? user
  const ageOf = (born: string | null) => (born === null || firstDay === null ? null : ageOn(born, firstDay))
  const age = ageOf(chosen?.dateOfBirth ?? null)
  const isAsked =
    asking === 'always' ||
    (asking === 'for-children' &&
      linkedUsers.some(({ referencedUser }) => isChildWhoFits(ageOf(referencedUser.dateOfBirth ?? null), ages)))
  const fits = misfitOf(age, ages) === null
  const nobodyYet = linkedUsers.length > 0 && (isEarlier || (!linked && ((isAsked && !isAnswered) || !fits)))
  const onChosen = () => setIsAnswered(true)
  if (!chosen || nobodyYet) return { person: null, nobodyYet, fits, onChosen }
  const name = nameOfUser(chosen)
  const firstName = 'firstName' in chosen ? chosen.firstName : null
  return {
    person: { name, firstName: firstName ?? name, tone: toneOf({ id: chosen.id, name }) },
    nobodyYet,
    fits,
    onChosen,
  }
}
