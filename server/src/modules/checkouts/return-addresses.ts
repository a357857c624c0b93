import { type FieldProblems, type NewRedirectSession, refuseFields, type Text } from '@touchline/contract'
import { text } from '../../texts/index.ts'

const fields = ['success_url', 'abort_url', 'expiration_url'] as const

/** Machines of developers who try their own site. */
const isLoopback = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

/**
 * Checks return addresses: pages of the partner's own hosts, encrypted unless on the same machine. Answers them as a
 * browser writes them. Throws `validation_failed` with every wrong field. [O-17]
 */
export function checkAddresses(
  wanted: Pick<NewRedirectSession, (typeof fields)[number]>,
  hosts: readonly string[],
): Readonly<Record<(typeof fields)[number], string>> {
  const problems: FieldProblems = Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(wanted[field], hosts)
      return problem === undefined ? [] : [[`data.${field}`, [problem]]]
    }),
  )
  refuseFields(problems)
  const written = (field: (typeof fields)[number]) => new URL(wanted[field]).href
  return {
    success_url: written('success_url'),
    abort_url: written('abort_url'),
    expiration_url: written('expiration_url'),
  }
}

/** Rejects backslashes and blanks, which some parsers read differently from a browser. */
const wholeAddress = /^[a-z][a-z0-9+.-]*:\/\/[^\s\\\p{Cc}]+$/iu

function problemOf(address: string, hosts: readonly string[]): Text | undefined {
  if (!URL.canParse(address)) return text('checkouts:whole_address')
  if (/^https?:/i.test(address.trim()) && !wholeAddress.test(address)) return text('checkouts:whole_address')
  const { protocol, hostname, username, password } = new URL(address)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) return text('checkouts:https')
  if (username !== '' || password !== '' || !hosts.includes(hostname)) return text('checkouts:not_your_host')
  return undefined
}
