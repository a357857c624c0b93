import { setTimeout } from 'node:timers/promises'
import { signatureOf } from '@touchline/ids'
import { expect } from 'vitest'
import { answerBank, type Door, postForm } from '../payments/bank.ts'
import { merchantAuthorization, type SetupAtGateway } from '../payments/stage.ts'
import type { WalkStage } from '../payments/walk.ts'
import { processSecret } from '../support/processes.ts'
import { remotePerson } from '../support/remote-person.ts'
import { brokenRules, settle, tryCardAt } from './outside.ts'

/** Long enough for a gateway that works by its own timer. */
const deliveryMs = 30

/** A process, asked as one in this process is. */
function doorOf(origin: string): Door {
  const { send } = remotePerson(origin)
  return {
    async inject({ method = 'GET', ...request }) {
      const { status, text, headers } = await send({ method, ...request })
      return { statusCode: status, body: text, headers }
    },
  }
}

/** The world of a walk that leads through processes: a new sandbox of a server, and its merchant at a gateway. */
export async function remoteWalkStage(
  gateway: string,
  server: string,
  { sandbox, scenario }: { readonly sandbox: string; readonly scenario: string | undefined },
): Promise<WalkStage> {
  const visitor = remotePerson(server)
  const payload = { id: sandbox, ...(scenario === undefined ? {} : { scenario }) }
  const made = await visitor.send({ method: 'POST', url: '/sandbox/v1/sandboxes', payload })
  expect(made.status, made.text).toBe(201)

  async function control<T>(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await remotePerson(gateway).send({
      method,
      url: `/gateway/__sandbox/merchants/${sandbox}${path}`,
      headers: { authorization: `Bearer ${processSecret}` },
      // The gateway refuses an empty body of type JSON, which is what a DELETE without one would be.
      payload: body ?? {},
    })
    expect(answer.status, answer.text).toBeLessThan(300)
    // The shapes are those of the gateway's README.
    return (answer.text === '' ? undefined : answer.json()) as T
  }

  return {
    gateway: {
      addFault: (operation, effect, more) => control('POST', '/faults', { match: { operation }, effect, ...more }),
      clearFaults: () => control('DELETE', '/faults'),
      configure: (settings) =>
        control('PUT', '', {
          secret: signatureOf(processSecret, `merchant:${sandbox}`),
          webhook_secret: signatureOf(processSecret, `webhook:${sandbox}`),
          webhook_url: `${server}/api/payment-providers/webhooks/{provider}/${sandbox}`,
          origins: [server],
          ...settings,
        }),
      deliver: () => setTimeout(deliveryMs),
    },
    enterCard: (path, typed) => tryCardAt({ gateway, origin: server }, path, typed),
    async setupAtGateway(setupId) {
      const authorization = merchantAuthorization(sandbox, processSecret)
      const url = `/gateway/v1/setup-intents/${setupId}`
      const { status, text, json } = await remotePerson(gateway).send({
        method: 'GET',
        url,
        headers: { authorization },
      })
      expect(status, text).toBe(200)
      return json() as SetupAtGateway
    },
    answerBank: (outcome, word) => answerBank(doorOf(gateway), outcome, word),
    returnFromBank: (page) => postForm(doorOf(server), page.action, page.fields),
    async advance(duration) {
      const url = `/sandbox/v1/sandboxes/${sandbox}/clock`
      const { status, text } = await visitor.send({ method: 'PATCH', url, payload: { advance: duration } })
      expect(status, text).toBe(200)
    },
    async settle() {
      await settle({ server, gateway }, sandbox)
      expect(await brokenRules(server, sandbox)).toEqual([])
    },
  }
}
