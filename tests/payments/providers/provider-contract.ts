import { minorUnits } from '@touchline/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type {
  Challenge,
  NewPayment,
  PaymentView,
  Provider,
  ProviderAnswer,
  ReturnForm,
  WebhookDelivery,
} from '@touchline/server'

/** Cards by what they do; each provider has one of each. */
export type CardKind = 'good' | 'declined' | 'challenged' | 'captureDeclined'

/** A provider with its simulated other side. */
export type ProviderStage = {
  readonly provider: Provider
  /** Where its browser library comes from. */
  readonly libraryOrigin: string
  readonly close: () => Promise<void>
  /** A card that a customer has just typed. */
  readonly typeCard: (kind: CardKind) => Promise<Pick<NewPayment, 'sessionKey' | 'instrument'>>
  /** The customer at the bank; answers what the browser posts to the return address. */
  readonly answerBank: (challenge: Challenge, says: 'yes' | 'no') => Promise<ReturnForm>
  /** The next capture is executed, and its answer lost. */
  readonly loseCapture: () => Promise<void>
  /** The provider's deliveries so far, as of `now`. */
  readonly deliveries: () => Promise<readonly WebhookDelivery[]>
  /** Minor units that the other side has taken and given back. */
  readonly taken: () => Promise<{ readonly captured: number; readonly captures: number; readonly refunded: number }>
}

const amount = minorUnits(2000)

/** The amount for which a card is prepared. */
export const due = { amount, currencyCode: 'GBP', savedCard: null }

function valueOf<T>(answer: ProviderAnswer<T>): T {
  if (answer.kind !== 'done') throw new Error(`not done: ${JSON.stringify(answer)}`)
  return answer.value
}

type Typed = Awaited<ReturnType<ProviderStage['typeCard']>>

const paymentWith = (typed: Typed, reference: string): NewPayment => ({
  ...typed,
  savesCard: false,
  reference,
  amount,
  currencyCode: 'GBP',
  description: 'A test',
  billing: { address1: '88', address2: null, city: 'Leeds', postcode: '412', country: null },
  customer: { firstName: 'A', lastName: 'Tester', reference: '1' },
  returnUrl: 'http://localhost:4000/api/payment-providers/3ds-return/unit.token',
  returnSecret: 'a word of the browser',
  landingUrl: 'http://localhost:4000/payment/return?transaction_uuid=1',
  browserDetails: {},
})

/** Money is held first and captured later, or taken at once. payments.md D2 */
export const captureModes = ['deferred', 'immediate'] as const
export type CaptureMode = (typeof captureModes)[number]

/** The contract of a provider for the saga. Every implementation of the port passes it, with both capture modes. */
export function checkProvider(open: (mode: CaptureMode) => Promise<ProviderStage>): void {
  describe.each(captureModes)('money captured %s', (mode) => {
    checkMode(mode, () => open(mode))
  })
}

function checkMode(mode: CaptureMode, open: () => Promise<ProviderStage>): void {
  /** How a payment stands once its card is good, and what has been taken of it by then. */
  const good = mode === 'deferred' ? { state: 'held', captured: 0 } : { state: 'captured', captured: 2000 }
  let stage: ProviderStage
  beforeEach(async () => {
    stage = await open()
  })
  afterEach(() => stage.close())

  async function authorise(kind: CardKind, key = 'register:1') {
    return stage.provider.authorise(key, paymentWith(await stage.typeCard(kind), 'ref-1'))
  }

  const hold = async (): Promise<PaymentView> => valueOf(await authorise('good'))

  describe('preparing and paying', () => {
    test('returns a key for one card, and a library to enter it', async () => {
      const entry = valueOf(await stage.provider.prepare('session:1', due))
      expect(entry).toMatchObject({
        sessionKey: expect.stringMatching(/./),
        expiresIn: expect.any(Number),
        libraryUrl: expect.stringMatching(/.\.js$/),
      })
      expect(new URL(entry.libraryUrl).origin).toBe(stage.libraryOrigin)
    })

    test('holds or captures the money of a good card, once for a key', async () => {
      const payment = paymentWith(await stage.typeCard('good'), 'ref-1')
      const first = valueOf(await stage.provider.authorise('register:1', payment))
      const again = valueOf(await stage.provider.authorise('register:1', payment))
      expect(first).toMatchObject({ ...good, decline: null, challenge: null })
      expect(await stage.taken()).toMatchObject({ captured: good.captured, refunded: 0 })
      const lastFour: unknown = expect.stringMatching(/^\d{4}$/)
      expect(first.card).toEqual({ brand: 'visa', lastFour, expiry: '12/30', savedAs: null })
      expect(again.id).toBe(first.id)
    })

    test('reports a decline with a reason that a browser may know', async () => {
      const declined = valueOf(await authorise('declined'))
      expect(declined.state).toBe('declined')
      expect(Object.keys(declined.decline ?? {}).toSorted()).toEqual(['code', 'retryable'])
    })

    test('refuses a used reference', async () => {
      await hold()
      expect(await authorise('good', 'another key')).toMatchObject({ kind: 'refused', reason: 'reference_used' })
    })
  })

  describe('a challenge', () => {
    async function challenged() {
      const view = valueOf(await authorise('challenged'))
      if (view.state !== 'challenged' || !view.challenge) throw new Error(`no challenge: ${JSON.stringify(view)}`)
      return { ...view, challenge: view.challenge }
    }

    test.each([
      ['yes', good.state],
      ['no', 'rejected'],
    ] as const)('answered by the customer with %s becomes %s', async (says, state) => {
      const { id, challenge, challengeExpiresAt } = await challenged()
      expect(challengeExpiresAt).toEqual(expect.any(Number))
      const returned = stage.provider.readReturn(challenge, await stage.answerBank(challenge, says))
      expect(returned?.secret).toBe('a word of the browser')
      const result = returned?.result ?? ''
      expect(valueOf(await stage.provider.confirm('confirm:1', id, { challenge, result })).state).toBe(state)
    })

    test('is not passed by an invented result', async () => {
      const { id, challenge } = await challenged()
      const answer = await stage.provider.confirm('confirm:1', id, { challenge, result: 'authorised' })
      const view = answer.kind === 'done' ? answer.value : undefined
      expect(['held', 'captured']).not.toContain(view?.state)
    })

    test('reads nothing from a form that is not the bank’s', async () => {
      const { challenge } = await challenged()
      expect(stage.provider.readReturn(challenge, { anything: 'else' })).toBeUndefined()
    })
  })

  describe('capture and refund', () => {
    test('captures once, whatever the key of the repetition', async () => {
      const { id } = await hold()
      for (const key of ['release:1', 'release:1', 'another key']) {
        expect(valueOf(await stage.provider.capture(key, id, amount))).toEqual({ captured: true })
      }
      expect(await stage.taken()).toEqual({ captured: 2000, captures: 1, refunded: 0 })
    })

    test('reports that the money cannot be captured', async () => {
      const { id, state } = valueOf(await authorise('captureDeclined'))
      if (mode === 'deferred') {
        expect(valueOf(await stage.provider.capture('release:1', id, amount))).toEqual({ captured: false })
      } else {
        expect(state).toBe('declined')
      }
      expect((await stage.taken()).captures).toBe(0)
    })

    test('leaves a capture with a lost answer unknown; the same call finds the outcome', async () => {
      const { id } = await hold()
      await stage.loseCapture()
      expect(await stage.provider.capture('release:1', id, amount)).toEqual({ kind: 'unknown', why: 'no_answer' })
      expect(valueOf(await stage.provider.capture('release:1', id, amount))).toEqual({ captured: true })
      expect((await stage.taken()).captures).toBe(1)
    })

    test('releases a hold by our reference, and nothing that was captured', async () => {
      const { id } = await hold()
      const cancelled = await stage.provider.cancelByReference('cancel:1', 'ref-1')
      expect(cancelled.kind).toBe(mode === 'deferred' ? 'done' : 'refused')
      const late = await stage.provider.capture('release:1', id, amount)
      expect(late.kind).toBe(mode === 'deferred' ? 'refused' : 'done')
      expect(await stage.taken()).toMatchObject({ captured: good.captured, captures: good.captured === 0 ? 0 : 1 })
    })

    test('refuses a reference that was cancelled before it arrived', async () => {
      await stage.provider.prepare('session:1', due)
      expect((await stage.provider.cancelByReference('cancel:1', 'ref-1')).kind).toBe('done')
      expect((await authorise('good')).kind).toBe('refused')
    })

    test('does not cancel a captured payment, says so, and refunds it once for a key', async () => {
      const { id } = await hold()
      if (mode === 'deferred') await stage.provider.capture('release:1', id, amount)
      expect(await stage.provider.cancelByReference('cancel:1', 'ref-1')).toMatchObject({
        kind: 'refused',
        reason: 'already_captured',
        payment: { id, state: 'captured', captured: 2000, refunded: 0 },
      })
      const first = valueOf(await stage.provider.refund('refund:1', id, amount))
      expect(valueOf(await stage.provider.refund('refund:1', id, amount))).toEqual(first)
      expect(await stage.taken()).toEqual({ captured: 2000, captures: 1, refunded: 2000 })
    })

    test('lists each refund of a payment by name and amount', async () => {
      const { id } = await hold()
      if (mode === 'deferred') await stage.provider.capture('release:1', id, amount)
      const given: object[] = []
      for (const part of [300, 1700]) {
        const { refundId } = valueOf(await stage.provider.refund(`refund:${part}`, id, minorUnits(part)))
        given.push({ refundId, amount: part, state: 'succeeded' })
        const answer = await stage.provider.cancelByReference(`look:${part}`, 'ref-1')
        if (answer.kind === 'unknown') throw new Error(answer.why)
        const view = answer.kind === 'done' ? answer.value : answer.payment
        expect(view?.refunds).toEqual(given)
      }
    })
  })

  describe('an event', () => {
    async function delivered(): Promise<WebhookDelivery> {
      const { id } = await hold()
      if (mode === 'deferred') await stage.provider.capture('release:1', id, amount)
      const last = (await stage.deliveries()).at(-1)
      if (!last) throw new Error('nothing was delivered')
      return last
    }

    test('is read with our reference when the provider has signed it', async () => {
      expect(stage.provider.readWebhook(await delivered())).toEqual({
        id: expect.stringMatching(/./),
        type: 'payment.captured',
        reference: 'ref-1',
        state: 'captured',
        expiresAt: null,
        refundId: null,
      })
    })

    test('is ignored when it is unsigned, changed or too old', async () => {
      const delivery = await delivered()
      const { readWebhook } = stage.provider
      expect(readWebhook({ ...delivery, headers: {} })).toBeUndefined()
      expect(readWebhook({ ...delivery, rawBody: delivery.rawBody.replace('2000', '2001') })).toBeUndefined()
      expect(readWebhook({ ...delivery, now: delivery.now + 3_600_000 })).toBeUndefined()
    })
  })
}
