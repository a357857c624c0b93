import { describe, expect, test, vi } from 'vitest'
import { adapterNames } from '../../../app/config/adapter-names.ts'
import { createPaymentRunner } from '../machine/payment-runner.ts'
import { acmePay } from '../testing/acme-pay/acme-pay.ts'
import { englishText } from '../testing/english-text.ts'
import { fakeWorld } from '../testing/fake-world.ts'
import { details, order } from '../testing/payment-examples.ts'
import type { FrameMessage } from './frame-protocol.ts'
import { paymentAdapters } from './payment-adapters.ts'

const prepared = {
  paymentProvider: 'acme-pay',
  sessionKey: 'form-1',
  config: { mode: 'test', url: 'https://scripts.acme.example/acme.js' },
  savedCard: null,
  expiresIn: 900,
} as const

const withoutIt = paymentAdapters.filter(({ name }) => name !== acmePay.name)

/** A page of which the form needs an element and a script. */
function openPage() {
  const script = Object.assign(new EventTarget(), { src: '', remove: () => undefined })
  vi.stubGlobal('document', { createElement: () => script })
  // There is no browser here; the form uses these two of an element's members.
  const place = { append: () => undefined, dataset: { acmeTicket: 'ticket-1' } } as unknown as HTMLElement
  return { script, place }
}

test('a configuration can name each adapter, and no other', () => {
  expect(paymentAdapters.map(({ name }) => name)).toEqual([...adapterNames])
})

describe('a provider that is one record and one line of the table', () => {
  test('is prepared, mounts its form with a script of its own host, is paid with what its form returned, and is completed under its own name', async () => {
    const fake = fakeWorld({ prepare: [prepared] })
    const runner = createPaymentRunner({ ...fake.world, adapters: [...withoutIt, acmePay] })
    runner.commands.prepare(order)
    await fake.settle()
    const state = runner.state()
    if (state.status !== 'ready' || !state.session) throw new Error(`not prepared: ${state.status}`)
    const { script, place } = openPage()
    const heard: FrameMessage[] = []
    const page = { origin: 'http://localhost:4000', channel: 'mine', lang: 'en' }
    const form = acmePay.mountForm(place, { session: state.session, page, hear: (message) => void heard.push(message) })
    script.dispatchEvent(new Event('load'))
    form?.tell({ type: 'submit' })
    expect([script.src, heard.map(({ type }) => type)]).toEqual([prepared.config.url, ['ready', 'tokenised']])
    const [, last] = heard
    const token = last?.type === 'tokenised' ? acmePay.readToken(last.token) : undefined
    if (!token) throw new Error('no token')
    runner.commands.authorise({ ...details, instrument: token.instrument }, true)
    await fake.settle()
    expect(runner.state()).toMatchObject({ status: 'completed' })
    expect(fake.sent).toMatchObject([
      { call: 'prepare', to: null },
      { call: 'authorise', to: 'acme-pay', body: { sessionKey: 'form-1', paymentMethodId: 'ticket-1' } },
      { call: 'complete', to: 'acme-pay' },
    ])
  })

  test('is not supported without its line', async () => {
    const fake = fakeWorld({ prepare: [prepared] })
    const runner = createPaymentRunner({ ...fake.world, adapters: withoutIt })
    runner.commands.prepare(order)
    await fake.settle()
    const { error } = runner.state()
    expect(error && englishText(error)).toBe("Payment provider 'acme-pay' is not supported")
  })
})
