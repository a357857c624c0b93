import { addMonths, localDate } from '@touchline/clock'
import {
  type ApiTypes,
  type FieldProblems,
  limits,
  type NewLinkedUser,
  type Relationship,
  type Text,
  type Unworded,
} from '@touchline/contract'
import { type Actor, getOwnerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { text } from '../../../texts/index.ts'
import { nameKey } from '../search-keys.ts'
import { addChild, type NewChild } from './add-child.ts'
import { inviteAdult } from './invite-adult.ts'
import { refuse } from './refusals.ts'

type Added = Unworded<ApiTypes['addLinkedUser']['reply']['data']>

/** Relationships that a user can have to a child. */
const ofChildren: ReadonlySet<Relationship> = new Set(['parent', 'sibling', 'carer'])

/**
 * Adds a child to the owner's people, or asks an adult by e-mail. The answer to an adult's address is the same whether
 * or not there is an account. Throws `validation_failed` by field, and `rate_limited` for invitations.
 */
export async function addPerson(deps: Deps, actor: Actor, person: NewLinkedUser): Promise<Added> {
  const ownerId = getOwnerId(actor)
  const { email, relationship } = person
  if (email !== undefined) {
    refuse(besideAddress(person))
    return { linked_user: null, invitation: await inviteAdult(deps, { ownerId, email, relationship }) }
  }
  const child = childIn(person)
  refuse(problemsOf(child, localDate(deps.clock.now(), 'Europe/London')))
  return { linked_user: await addChild(deps, ownerId, child), invitation: null }
}

function besideAddress(person: NewLinkedUser): FieldProblems {
  const names = ['first_name', 'last_name', 'date_of_birth'] as const
  const given = names.filter((name) => person[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, [text('people:address_alone')]]))
}

function childIn({ first_name = '', last_name = '', date_of_birth = '', relationship }: NewLinkedUser): NewChild {
  return { firstName: first_name.trim(), lastName: last_name.trim(), bornOn: date_of_birth, relationship }
}

function problemsOf({ firstName, lastName, bornOn, relationship }: NewChild, today: string): FieldProblems {
  const required = [text('fields:required')]
  const birth = birthProblem(bornOn, today)
  return {
    ...(nameKey(firstName) === '' && { first_name: required }),
    ...(nameKey(lastName) === '' && { last_name: required }),
    ...(birth && { date_of_birth: [birth] }),
    ...(!ofChildren.has(relationship) && { relationship: [text('people:not_to_a_child')] }),
  }
}

function birthProblem(bornOn: string, today: string): Text | undefined {
  if (bornOn === '') return text('fields:required')
  if (bornOn >= today) return text('people:child_born_in_past')
  const isChild = bornOn > addMonths(today, -12 * limits.adultAge)
  return isChild ? undefined : text('people:ask_adults', { age: limits.adultAge })
}
