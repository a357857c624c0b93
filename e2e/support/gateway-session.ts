import { processSecret } from '../../tests/support/processes.ts'

const merchant = 'harbour'
const secret = 'a-secret-of-the-harbour'

/** Registers the stand-in as its own merchant at a gateway and opens a session for one payment. */
export async function openGatewaySession(gatewayUrl: string, origin: string) {
  await send(`${gatewayUrl}/gateway/__sandbox/merchants/${merchant}`, 'PUT', `Bearer ${processSecret}`, {
    secret,
    webhook_url: `${origin}/till/providers/webhooks`,
    webhook_secret: secret,
    origins: [origin],
  })
  const basic = `Basic ${Buffer.from(`${merchant}:${secret}`).toString('base64')}`
  const opened = await send(`${gatewayUrl}/gateway/v1/merchant-session-keys`, 'POST', basic, { vendor: merchant })
  // The shape in the gateway's README.
  const { merchant_session_key: key } = opened as { readonly merchant_session_key: string }
  return { key, url: `${gatewayUrl}/gateway/v1/js/card-gateway.js` }
}

async function send(url: string, method: 'PUT' | 'POST', authorization: string, body: object): Promise<unknown> {
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'session-of-the-harbour' }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
