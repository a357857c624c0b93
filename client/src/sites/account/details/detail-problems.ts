import { profileProblems } from '@touchline/contract/client'
import type { RegistrationProblem } from '@touchline/contract/client'
import { snakeKeys } from '../../../api/keys.ts'
import type { DetailsChange } from '../../../features/account/change-details.ts'
import { fieldAt } from '../../../api/refused-fields.ts'

type WireChange = Parameters<typeof profileProblems>[0]

/** The problems of a change by the form's names, judged by the platform's own rules. [O-240] */
export function detailProblems(change: DetailsChange): Readonly<Record<string, RegistrationProblem>> {
  // The same change in the platform's spelling.
  const found = profileProblems(snakeKeys(change) as WireChange)
  return Object.fromEntries(Object.entries(found).map(([path, problem]) => [fieldAt(path), problem]))
}
