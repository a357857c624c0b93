import type { RawReply } from '../support/person.ts'
import { parametersOf } from './scene.ts'

/** Long enough to see what it is; mails and pages are longer. */
const longestText = 400

/**
 * An answer as the documentation shows it, with the parameters it was asked for with: lists with their first row, long
 * texts with their beginning, and the test's sandbox under the name that the other examples use.
 */
export function exampleOf(reply: RawReply, sandbox: string, isJson: boolean): object {
  const parameters = JSON.stringify(parametersOf(reply)).replaceAll(sandbox, 'default')
  const named = reply.text.replaceAll(sandbox, 'my-tests')
  return { parameters: JSON.parse(parameters), answer: shortened(isJson ? JSON.parse(named) : named) }
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (Array.isArray(value)) return value.slice(0, typeof value[0] === 'object' ? 1 : 3).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}
