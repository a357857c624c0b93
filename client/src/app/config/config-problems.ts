import type { core } from 'zod/mini'

/** Where something in the file is wrong, and what it must be. */
export type ConfigProblem = { readonly field: string; readonly message: string }

/** What a kind of value is called in JSON. */
function typeOf(expected: string): string {
  return expected === 'record' ? 'object' : expected
}

function problemsOf(issue: core.$ZodIssue): readonly ConfigProblem[] {
  const field = issue.path.join('.')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({ field: field || name, message: 'is not a setting of this site' }))
    case 'invalid_type':
      return [{ field: field || 'the file', message: `must be of type ${typeOf(issue.expected)}` }]
    case 'invalid_value':
      return [{ field, message: `must be one of ${issue.values.join(', ')}` }]
    default:
      return [{ field, message: issue.message }]
  }
}

/** What is wrong with the file, in the words of its author. */
export function problemsIn(error: core.$ZodError): readonly ConfigProblem[] {
  return error.issues.flatMap(problemsOf)
}
