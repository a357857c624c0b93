import type { RegistrationProblem, Text } from '@touchline/contract'
import { text } from '../../../texts/index.ts'
import { isGuessable } from './guessable-passwords.ts'

/** The text of a problem that registration, or a change of one's details, has with a field. */
export function problemText(problem: RegistrationProblem): Text {
  switch (problem.kind) {
    case 'required':
      return text('fields:required')
    case 'too-short':
      return text('fields:min_length', { count: problem.minimum })
    case 'too-long':
      return text('fields:max_length', { count: problem.maximum })
    case 'length':
      return text('fields:length', { least: problem.minimum, most: problem.maximum })
    case 'one-line':
      return text('fields:one_line')
    case 'email':
      return text('fields:email_address')
    case 'email-name':
      return text('people:email_name')
    case 'telephone':
      return text('fields:telephone')
    case 'passwords-differ':
      return text('people:passwords_differ')
    case 'not-in-past':
      return text('people:born_in_past')
    case 'too-young':
      return text('people:too_young', { age: problem.minimum })
    case 'must-agree':
      return text('payments:agree_to_terms')
  }
}

/** The problem of a password that others would guess. */
export function guessableProblem(password: string): Text | undefined {
  if (password.trim() === '') return text('people:password_spaces')
  return isGuessable(password) ? text('people:password_guessable') : undefined
}
