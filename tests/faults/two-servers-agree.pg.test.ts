import { setTimeout } from 'node:timers/promises'
import type { ApiTypes, Course } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { asksNothing } from '../payments/asks-nothing.ts'
import { cards } from '../payments/cards.ts'
import { createCustomer } from '../payments/customer.ts'
import type { RawRequest } from '../support/person.ts'
import { type RemotePerson, remotePerson, remotePersona } from '../support/remote-person.ts'
import { brokenRules, heldAt, settle, tokeniserAt } from './outside.ts'
import { openTwoServers, type TwoServers } from './two-server-stage.ts'

const timeout = 180_000
const agreedWithinMs = 1000
const takenUpWithinMs = 30_000

const sandboxes = '/sandbox/v1/sandboxes'

/** The answer of a call; throws for a refusal. */
async function ask<T>(person: RemotePerson, method: RawRequest['method'], url: string, payload?: object): Promise<T> {
  const answer = await person.send({ method, url, ...(payload && { payload }) })
  expect(answer.status, `${method} ${url}: ${answer.text}`).toBeLessThan(300)
  // The shape is that of the contract.
  return (answer.text === '' ? undefined : answer.json()) as T
}

/** Milliseconds until something is so; fails when it takes longer than it may. */
async function timeUntil(isSo: () => Promise<boolean>, withinMs: number, what: string): Promise<number> {
  const begun = performance.now()
  while (!(await isSo())) {
    expect(performance.now() - begun, what).toBeLessThan(withinMs)
    await setTimeout(20)
  }
  return performance.now() - begun
}

function atBoth({ first, second }: TwoServers, sandbox: string, name: string) {
  return Promise.all([remotePersona(first, sandbox, name), remotePersona(second, sandbox, name)])
}

async function coursesFor(person: RemotePerson): Promise<readonly Course[]> {
  const list = '/api/v1/activities/courses?source=online&per_page=100'
  return (await ask<{ readonly data: readonly Course[] }>(person, 'GET', list)).data
}

const venueUrl = '/api/activities/venues/ashcombe-leisure-centre'

async function sellsCourses(person: RemotePerson): Promise<boolean> {
  const { data } = await ask<ApiTypes['readVenue']['reply']>(person, 'GET', venueUrl)
  return data.camps_and_courses_enabled.enabled
}

/** Makes a sandbox at one server; it is usable at both within a second. */
async function makeSandbox({ first, second }: TwoServers, body: { readonly id: string; readonly at?: string }) {
  await ask(remotePerson(first), 'POST', sandboxes, body)
  await untilReadyAt(second, body.id)
}

async function untilReadyAt(server: string, id: string): Promise<void> {
  const isReady = async () => (await remotePerson(server).send(readOf(id))).status === 200
  await timeUntil(isReady, agreedWithinMs, 'a new sandbox')
}

const readOf = (id: string) => ({ method: 'GET', url: `${sandboxes}/${id}` }) as const

async function nowAt(server: string, sandbox: string): Promise<string> {
  const { data } = await ask<ApiTypes['readSandbox']['reply']>(remotePerson(server), 'GET', `${sandboxes}/${sandbox}`)
  return data.now
}

describe('two servers of one database', () => {
  test('[O-505] agree within a second about settings, places, logins and the clock', { timeout }, async () => {
    const stage = await openTwoServers()
    const sandbox = 'agree'
    await makeSandbox(stage, { id: sandbox, at: '2026-04-07T09:00:00Z' })
    const [staffHere, staffThere] = await atBoth(stage, sandbox, 'ellie')
    const [amina] = await atBoth(stage, sandbox, 'amina')
    const [, ben] = await atBoth(stage, sandbox, 'ben')
    const seen: Record<string, number> = {}

    // Both have answered before, so that what they remember is what changes.
    expect([await sellsCourses(staffHere), await sellsCourses(staffThere)]).toEqual([true, true])
    const settings = { camps_and_courses_enabled: { enabled: false } }
    await ask(staffHere, 'PATCH', venueUrl, { data: settings })
    seen['a setting'] = await timeUntil(async () => !(await sellsCourses(staffThere)), agreedWithinMs, 'a setting')
    await ask(staffThere, 'PATCH', venueUrl, { data: { camps_and_courses_enabled: { enabled: true } } })
    await timeUntil(() => sellsCourses(staffHere), agreedWithinMs, 'a setting the other way')

    const course = (await coursesFor(ben)).find(asksNothing)
    if (!course) throw new Error('there is nothing to buy')
    const customer = createCustomer(amina, tokeniserAt(stage.gateway, stage.first))
    await customer.add(course.slug)
    const placesLeft = async () =>
      (await coursesFor(ben)).find(({ id }) => id === course.id)?.occurrences[0]?.capacity.available
    seen['a place'] = await timeUntil(
      async () => (await placesLeft()) === Number(course.occurrences[0]?.capacity.available) - 1,
      agreedWithinMs,
      'a place',
    )

    await ask(remotePerson(stage.first), 'DELETE', `${sandboxes}/${sandbox}/logins`)
    const isOut = async () => (await ben.send({ method: 'GET', url: '/api/auth/user' })).status === 401
    seen['the end of a login'] = await timeUntil(isOut, agreedWithinMs, 'the end of a login')

    await ask(remotePerson(stage.second), 'PATCH', `${sandboxes}/${sandbox}/clock`, { advance: 'P1D' })
    const isTomorrow = async () => (await nowAt(stage.first, sandbox)) >= '2026-04-08T09'
    seen['the clock'] = await timeUntil(isTomorrow, agreedWithinMs, 'the clock')
    process.stdout.write(
      `seen at the other server after ${JSON.stringify(seen, (_, ms) => (typeof ms === 'number' ? `${Math.round(ms)} ms` : ms))}\n`,
    )
  })

  test('[O-505] make, fork, reset and delete sandboxes through either', { timeout }, async () => {
    const stage = await openTwoServers()
    const [here, there] = [remotePerson(stage.first), remotePerson(stage.second)]
    await makeSandbox(stage, { id: 'made' })
    const [amina, aminaThere] = await atBoth(stage, 'made', 'amina')
    const course = (await coursesFor(aminaThere)).find(asksNothing)
    const baskets = [amina, aminaThere].map((person) => createCustomer(person, async () => ''))
    await baskets[0]?.add(course?.slug ?? '')
    expect((await baskets[1]?.cart())?.items).toHaveLength(1)

    await ask(there, 'POST', `${sandboxes}/made/fork`, { id: 'forked' })
    await untilReadyAt(stage.first, 'forked')
    const inFork = createCustomer(await remotePersona(stage.first, 'forked', 'amina'), async () => '')
    expect((await inFork.cart()).items).toHaveLength(1)

    await ask(there, 'POST', `${sandboxes}/made/reset`)
    const [again, againThere] = await atBoth(stage, 'made', 'amina')
    for (const person of [again, againThere]) {
      expect((await createCustomer(person, async () => '').cart()).items).toEqual([])
    }
    expect((await inFork.cart()).items).toHaveLength(1)

    await ask(here, 'DELETE', `${sandboxes}/made`)
    const status = async () => (await there.send(readOf('made'))).status
    await timeUntil(async () => (await status()) === 404, agreedWithinMs, 'the end of a sandbox')
    await ask(there, 'POST', sandboxes, { id: 'made' })
    await timeUntil(
      async () => (await here.send(readOf('made'))).status === 200,
      agreedWithinMs,
      'a sandbox that was made again',
    )
    const [, fresh] = await atBoth(stage, 'made', 'amina')
    expect((await createCustomer(fresh, async () => '').cart()).items).toEqual([])
  })

  test('[O-505] send each mail that is due once', { timeout }, async () => {
    const stage = await openTwoServers()
    const sandbox = 'jobs'
    await makeSandbox(stage, { id: sandbox, at: '2026-04-07T09:00:00Z' })
    const tokenise = tokeniserAt(stage.gateway, stage.first)
    for (const name of ['amina', 'ben', 'carys']) {
      for (const person of await atBoth(stage, sandbox, name)) {
        const customer = createCustomer(person, tokenise)
        const mine = new Set((await customer.orders()).flatMap(({ items }) => items.map(({ name: item }) => item)))
        const course = (await coursesFor(person)).find((one) => asksNothing(one) && !mine.has(one.name))
        await customer.add(course?.slug ?? '')
        const { transaction_uuid: uuid } = await customer.authorise(cards.good)
        expect((await customer.complete(uuid)).body.status).toBe('completed')
      }
    }
    // Both run what comes due: by the clock that moves, and by their own ticks.
    for (let week = 0; week < 2; week++) {
      await Promise.all(
        [stage.first, stage.second].map((server) =>
          remotePerson(server).send({
            method: 'PATCH',
            url: `${sandboxes}/${sandbox}/clock`,
            payload: { advance: 'P7D' },
          }),
        ),
      )
    }
    const mails = await ask<ApiTypes['listMails']['reply']>(
      remotePerson(stage.second),
      'GET',
      `${sandboxes}/${sandbox}/outbox?per_page=100`,
    )
    const sent = mails.data.map(({ kind, to, subject, created_at: at }) => `${kind} ${to} ${subject} ${at}`)
    expect(sent.filter((mail) => mail.startsWith('booking-reminder')).length).toBeGreaterThan(3)
    expect(sent.filter((mail, place) => sent.indexOf(mail) !== place)).toEqual([])
    expect(await brokenRules(stage.second, sandbox)).toEqual([])
  })

  test('[O-505] take up what a killed one has left within half a minute', { timeout }, async () => {
    const stage = await openTwoServers()
    const sandbox = 'killed'
    const control = remotePerson(stage.second)
    // Used at the second server alone, which dies: the first has never opened it.
    await ask(control, 'POST', sandboxes, { id: sandbox })
    const amina = createCustomer(
      await remotePersona(stage.second, sandbox, 'amina'),
      tokeniserAt(stage.gateway, stage.first),
    )
    const course = (
      await amina.call<{ readonly data: readonly Course[] }>(
        'GET',
        '/api/v1/activities/courses?source=online&per_page=100',
      )
    ).body.data.find(asksNothing)
    await amina.add(course?.slug ?? '')
    const { transaction_uuid: uuid } = await amina.authorise(cards.good)
    await ask(control, 'POST', `${sandboxes}/${sandbox}/faults`, {
      match: { operation: 'release' },
      effect: 'timeout',
    })
    amina.complete(uuid).catch(() => undefined)
    const faults = () => ask<ApiTypes['listFaults']['reply']>(control, 'GET', `${sandboxes}/${sandbox}/faults`)
    await timeUntil(async () => ((await faults()).data[0]?.fired ?? 0) > 0, 10_000, 'the capture')
    await stage.processes[1].end('SIGKILL')

    expect(await heldAt(stage.gateway, sandbox)).toBeGreaterThan(0)
    // The gateway is asked, not the server: whoever uses a sandbox wakes it.
    const isTaken = async () => (await heldAt(stage.gateway, sandbox)) === 0
    const tookMs = await timeUntil(isTaken, takenUpWithinMs, 'the open payment')
    const back = createCustomer(await remotePersona(stage.first, sandbox, 'amina'), async () => '')
    await timeUntil(async () => (await back.orders())[0]?.status === 'success', 5000, 'the order')
    process.stdout.write(`the open payment of a killed server was taken up after ${(tookMs / 1000).toFixed(1)} s\n`)
    await settle({ server: stage.first, gateway: stage.gateway }, sandbox)
    expect(await brokenRules(stage.first, sandbox)).toEqual([])
  })
})
