import { type Data, problemsIn, type RecordProblem } from './problem.ts'
import { ageProblems } from './programme-problems.ts'

/** Contradictions of memberships, tills, credit and penalties, in words. */
export function peopleProblems(data: Data): readonly RecordProblem[] {
  return [
    ...problemsIn(data, 'tills', ({ openedAt, closedAt }) => [
      closedAt !== null && closedAt < openedAt && ['closedAt', 'The till is closed before it is opened.'],
    ]),
    ...problemsIn(data, 'membershipTypes', ({ ages }) => ageProblems('ages', ages)),
    ...problemsIn(data, 'memberships', ({ startsOn, endsOn }) => [
      endsOn !== null && endsOn < startsOn && ['endsOn', 'The membership ends before it starts.'],
    ]),
    ...problemsIn(data, 'credits', ({ amount }) => [amount === 0 && ['amount', 'Credit is of more than nothing.']]),
    ...problemsIn(data, 'penalties', ({ amount }) => [
      amount === 0 && ['amount', 'A penalty is of more than nothing.'],
    ]),
    ...problemsIn(data, 'ownedPackages', ({ boughtAt, expiresAt }) => [
      expiresAt !== null && expiresAt < boughtAt && ['expiresAt', 'The package ends before it is bought.'],
    ]),
  ]
}
