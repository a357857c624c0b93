import type { core } from 'zod/mini'

/** A problem of one field: its path in the file, and what its value must be. */
export type ConfigProblem = { readonly field: string; readonly message: string }

/** The name of a type in JSON. */
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

/** The problems of the file, each with the field as its author wrote it. */
export function problemsIn(error: core.$ZodError): readonly ConfigProblem[] {
  return error.issues.flatMap(problemsOf)
}
