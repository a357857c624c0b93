import type { AuthorisationOutcome } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'

/** What a page of the bank sends the browser back with. */
export type BankPage = {
  readonly html: string
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** Posts a form, as a browser does from a page of the bank: no cookie, no header of ours. */
export async function postForm(server: FastifyInstance, url: string, fields: Readonly<Record<string, string>>) {
  const answer = await server.inject({
    method: 'POST',
    url: new URL(url, 'http://localhost').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, html: answer.body, headers: answer.headers }
}

/** Opens the bank's page with what the platform gave the browser, and answers it with a code or the name of an action. */
export async function answerBank(
  gateway: FastifyInstance,
  outcome: Pick<AuthorisationOutcome, 'sca_url' | 'sca_data'>,
  word: string,
): Promise<BankPage> {
  const page = await postForm(gateway, outcome.sca_url ?? '', outcome.sca_data ?? {})
  const decide = attribute(page.html, /action="(\/gateway\/acs\/challenge\/[^"]+)"/)
  const { html } = await postForm(gateway, decide, /^\d+$/.test(word) ? { otp: word } : { action: word })
  return { html, fields: hiddenFields(html), action: attribute(html, /<form[^>]*action="([^"]+)"/) }
}

function attribute(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

function hiddenFields(html: string): Readonly<Record<string, string>> {
  const inputs = html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? []
  const pairs = inputs.map((input) => [attribute(input, /name="([^"]*)"/), attribute(input, /value="([^"]*)"/)])
  return Object.fromEntries(pairs)
}
