import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiTypes } from '@touchline/contract'
import { expect, onTestFinished, test } from 'vitest'
import { freeAddresses, startGateway, startServer } from '../support/processes.ts'
import { remotePerson, remotePersona } from '../support/remote-person.ts'
import { attempt, tally } from './attempts.ts'

const sandbox = 'race'

/** The people each persona can book for: eight who may have the place. */
const cast = { amina: [1, 8, 9, 10], ben: [2], carys: [3], gwen: [7] } as const

test('of 200 attempts at the last place through two server processes one succeeds', { timeout: 120_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-race-'))
  // Registered first, so it runs last.
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const addresses = await freeAddresses()
  // The invariants are those of the gateway's money too.
  const gateway = await startGateway({ kind: 'source', dataDir, ...addresses })
  onTestFinished(() => gateway.end('SIGTERM'))
  const first = await startServer({ kind: 'source', dataDir, ...addresses })
  onTestFinished(() => first.end('SIGTERM'))
  const { port } = await freeAddresses()
  const second = await startServer({ kind: 'source', dataDir, ...addresses, port })
  onTestFinished(() => second.end('SIGTERM'))
  const servers = [first.url, second.url]
  const payload = { id: sandbox, scenario: 'last-place', at: '2026-04-07T09:00:00Z' }
  const made = await remotePerson(first.url).send({ method: 'POST', url: '/sandbox/v1/sandboxes', payload })
  expect(made.status, made.text).toBe(201)
  const course = await courseId(first.url)
  const tries = await Promise.all(
    servers.flatMap((server) =>
      Object.entries(cast).map(async ([name, attendees]) => {
        const person = await remotePersona(server, sandbox, name)
        return attendees.map((id) => () => attempt(person, { ...course, purchased_for_user_id: id }))
      }),
    ),
  )
  const all = tries.flat()
  const endings = await Promise.all(
    Array.from({ length: 200 }, (_, index) => all[index % all.length]?.() ?? Promise.resolve('')),
  )
  // A repeated attempt by the owner of the place says so.
  const { added, sold_out: soldOut = 0, already_booked: again = 0 } = tally(endings)
  expect(added).toBe(1)
  expect(soldOut + again).toBe(199)
  const { json } = await remotePerson(first.url).send({
    method: 'GET',
    url: `/sandbox/v1/sandboxes/${sandbox}/invariants`,
  })
  expect(json()).toMatchObject({ data: { holds: true } })
})

async function courseId(server: string) {
  const headers = { 'x-sandbox': sandbox }
  const url = '/api/v1/activities/courses?source=online&per_page=100'
  const { json } = await remotePerson(server, { headers }).send({ method: 'GET', url })
  // The shape of the contract's reply.
  const { data } = json() as ApiTypes['listCourses']['reply']
  const course = data.find(({ slug }) => slug === 'last-place-trampolining')
  return { purchasable_type: 'course', purchasable_id: course?.id ?? '' } as const
}
