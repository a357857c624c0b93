import type { AuthorisationOutcome } from '@touchline/contract'

/** The form that a bank page sends the browser back with. */
export type BankPage = {
  readonly html: string
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** A server of requests, in this process or another. */
export type Door = {
  readonly inject: (request: {
    readonly method?: 'GET' | 'POST'
    readonly url: string
    readonly headers?: Readonly<Record<string, string>>
    readonly payload?: string
  }) => Promise<{
    readonly statusCode: number
    readonly body: string
    readonly headers: Readonly<Record<string, unknown>>
  }>
}

/** Posts a form, as a browser does from a page of the bank: no cookie, no header of ours. */
export async function postForm(server: Door, url: string, fields: Readonly<Record<string, string>>) {
  const answer = await server.inject({
    method: 'POST',
    url: new URL(url, 'http://localhost').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, html: answer.body, headers: answer.headers }
}

/** How a browser gets to the bank. */
export type Way = Pick<AuthorisationOutcome, 'sca_url' | 'sca_data'> & Partial<Pick<AuthorisationOutcome, 'sca_method'>>

/** The bank's page, as a browser opens it: by a form, or by its address with the fields in it. */
async function openBank(gateway: Door, { sca_url, sca_method, sca_data }: Way): Promise<{ html: string }> {
  if (sca_method !== 'GET') return postForm(gateway, sca_url ?? '', sca_data ?? {})
  const url = new URL(sca_url ?? '')
  for (const [name, value] of Object.entries(sca_data ?? {})) url.searchParams.append(name, value)
  const { body: html } = await gateway.inject({ url: `${url.pathname}${url.search}` })
  return { html }
}

/** Opens the bank's page with what the platform gave the browser, and answers it with a code or the name of an action. */
export async function answerBank(gateway: Door, outcome: Way, word: string): Promise<BankPage> {
  const page = await openBank(gateway, outcome)
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
