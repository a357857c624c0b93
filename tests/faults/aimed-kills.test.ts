import {
  checkInvariants,
  createSandbox,
  deleteSandbox,
  forkSandbox,
  listSandboxes,
  listUpcoming,
  loginPersona,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { cards } from '../payments/cards.ts'
import { createCustomer } from '../payments/customer.ts'
import { leftUnderWay } from '../payments/left-under-way.ts'
import { tokeniserOf } from '../payments/tokenise-card.ts'
import { secret } from '../support/create-host.ts'
import { amountOf } from '../support/long-forms.ts'
import { pathOf, personAt } from '../support/person.ts'
import { openKillStage } from './kill-stage.ts'
import type { Kill, Request } from './kill-task.ts'

const name = 'aimed-at'
const requests = {
  create: { method: 'POST', url: createSandbox.path, payload: { id: name, scenario: 'last-place' } },
  fork: { method: 'POST', url: pathOf(forkSandbox.path, { id: 'default' }), payload: { id: name } },
  delete: { method: 'DELETE', url: pathOf(deleteSandbox.path, { id: name }), headers: { 'x-sandbox': name } },
} as const satisfies Record<string, Request>

type Aim = {
  readonly during: string
  readonly requests: readonly Request[]
  readonly kill: Kill
  /** Whether the sandbox stands afterwards. */
  readonly stands: boolean
}

const steps = (during: string, list: readonly Request[], kills: readonly (Kill & { readonly stands?: boolean })[]) =>
  kills.map(({ stands = false, ...kill }): Aim => ({ during, requests: list, kill, stands }))

/** The first record says that a sandbox is being made or deleted, the last that it is done. */
const aims: readonly Aim[] = [
  ...steps(
    'a create',
    [requests.create],
    [
      { step: 'record', when: 'before' },
      { step: 'record', when: 'after' },
      { step: 'createFrom', when: 'before' },
      { step: 'createFrom', when: 'after' },
      { step: 'record', turn: 2, when: 'before' },
      { step: 'record', turn: 2, when: 'after', stands: true },
    ],
  ),
  ...steps(
    'a fork',
    [requests.fork],
    [
      { step: 'record', when: 'after' },
      { step: 'fork', when: 'before' },
      { step: 'fork', when: 'after' },
      { step: 'record', turn: 2, when: 'before' },
      { step: 'record', turn: 2, when: 'after', stands: true },
    ],
  ),
  ...steps(
    'a delete',
    [requests.create, requests.delete],
    [
      { step: 'record', turn: 3, when: 'after' },
      { step: 'drop', when: 'before' },
      { step: 'drop', when: 'after' },
      { step: 'record', turn: 4, when: 'after' },
    ],
  ),
]

/** The sandbox that everybody uses who names none, made at the first start. */
const firstStarts: readonly Kill[] = [
  { step: 'record', when: 'after' },
  { step: 'createFrom', when: 'before' },
  { step: 'createFrom', when: 'after' },
  { step: 'record', turn: 2, when: 'after' },
]

/** 20 in every run of the tests: those above, the first starts, and one between capture and order. */
const rounds = Math.ceil(amountOf('TOUCHLINE_KILLS', 20) / (aims.length + firstStarts.length + 1))

/** Each kill is a process: seconds on a machine that has other work. */
const timeout = 600_000

for (let round = 1; round <= rounds; round++) {
  test(
    `a server killed at any step of a create, a fork, a delete or the first start leaves no half-made sandbox (${round})`,
    { timeout },
    async () => {
      const { die, afterwards } = await openKillStage()
      for (const kill of firstStarts) {
        await die(kill)
        await afterwards(async (platform) => {
          const visitor = personAt(platform)
          expect((await visitor.call(listSandboxes, { query: {} })).data.map(({ id }) => id)).toEqual(['default'])
          const params = { id: 'default' }
          expect((await visitor.call(checkInvariants, { params })).data.broken).toEqual([])
          // For the next first start.
          await visitor.call(deleteSandbox, { params })
        })
      }
      await afterwards(async () => undefined)
      for (const aim of aims) {
        const seen = await die(aim.kill, aim.requests)
        const what = `${aim.during}, ${aim.kill.when} ${aim.kill.step} ${aim.kill.turn ?? 1}`
        expect(seen.length, what).toBe(aim.requests.length - 1)
        await afterwards(async (platform) => {
          const visitor = personAt(platform)
          const { data } = await visitor.call(listSandboxes, { query: {} })
          expect(data.map(({ id }) => id).toSorted(), what).toEqual(aim.stands ? [name, 'default'] : ['default'])
          const params = { id: name }
          if (aim.stands) await visitor.call(deleteSandbox, { params })
          else expect(await visitor.refusal(deleteSandbox, { params }), what).toMatchObject({ status: 404 })
          // The name is free, and what is made under it is whole.
          await visitor.call(createSandbox, { body: { id: name } })
          expect((await visitor.call(checkInvariants, { params })).data.broken, what).toEqual([])
          await visitor.call(deleteSandbox, { params })
        })
      }
    },
  )

  test(
    `a server killed between capture and order completes the order when it is asked again (${round})`,
    { timeout },
    async () => {
      const { die, afterwards, gateway } = await openKillStage()
      const tokenise = tokeniserOf(gateway)
      const { amina, body } = await afterwards(async (platform) => {
        const { data } = await personAt(platform).call(loginPersona, { params: { id: 'default', name: 'amina' } })
        const person = personAt(platform, { id: data.user_id, token: data.token })
        const customer = createCustomer(person, tokenise)
        await customer.add('badminton-from-scratch')
        const { transaction_uuid: uuid } = await customer.authorise(cards.good)
        return { amina: person, body: await customer.completion(uuid) }
      })
      const headers = { authorization: `Bearer ${amina.token}` }
      const completion = { method: 'POST', url: '/api/checkout/complete', headers, payload: body } as const
      expect(await die({ step: 'gateway instructions', when: 'after' }, [completion])).toEqual([])
      await afterwards(async (platform) => {
        const visitor = personAt(platform)
        const customer = createCustomer(personAt(platform, amina), tokenise)
        const { body: outcome } = await customer.sendCompletion(body)
        expect(outcome).toMatchObject({ status: 'completed', order_id: expect.any(Number) })
        const again = await customer.sendCompletion(body)
        expect(again.body.order_id).toBe(outcome.order_id)
        expect((await visitor.call(checkInvariants, { params: { id: 'default' } })).data.broken).toEqual([])
        const upcoming = await visitor.call(listUpcoming, { params: { id: 'default' }, query: {} })
        const transactions = await gateway.app.inject({
          url: '/gateway/__sandbox/merchants/default/transactions',
          headers: { authorization: `Bearer ${secret}` },
        })
        expect(leftUnderWay(upcoming.data, transactions.json().transactions)).toEqual([])
      })
    },
  )
}
