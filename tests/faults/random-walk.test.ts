import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createCustomer } from '../payments/customer.ts'
import { beginWalk, endWalk, takeStep, wayOf } from '../payments/walk.ts'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { freeAddresses, startGateway, startServer } from '../support/processes.ts'
import { remotePersona, ServerAway } from '../support/remote-person.ts'
import { placeOfRun } from './place-of-run.ts'
import { remoteWalkStage } from './remote-walk-stage.ts'

/** Every twentieth walk. */
const walks = Math.ceil(amountOf('TOUCHLINE_WALKS', 100) / 20)
const stepsBetweenKills = 8
const killsOfWalk = 3
/** So many lead through the same processes side by side, each in a sandbox of its own: one kill hits a step of each. */
const together = 5
/** How far into a step the server may come. */
const longestLifeMs = 60

test(
  '[PAY-69] random walks with the server killed in the middle of a step end with balanced books',
  { timeout: 240_000 + walks * 30_000 },
  async () => {
    const options = { kind: 'source', ...(await placeOfRun()), ...(await freeAddresses()) } as const
    const gateway = await startGateway(options)
    onTestFinished(() => gateway.end('SIGTERM'))
    let server = await startServer(options)
    onTestFinished(() => server.end('SIGTERM'))
    const seeds = seedsOf(walks)
    for (let first = 0; first < seeds.length; first += together) {
      const group = await Promise.all(
        seeds.slice(first, first + together).map(async (seed) => {
          const stage = await remoteWalkStage(gateway.url, server.url, { sandbox: `walk-${seed}`, ...wayOf(seed) })
          const person = await remotePersona(server.url, `walk-${seed}`, 'amina')
          return beginWalk(
            stage,
            createCustomer(person, async () => ''),
            seed,
          )
        }),
      )
      for (let kill = 0; kill < killsOfWalk; kill++) {
        await Promise.all(group.map(takeSteps))
        const underWay = Promise.allSettled(group.map(takeStep))
        await setTimeout(group[0]?.chance.below(longestLifeMs))
        await server.end('SIGKILL')
        for (const end of await underWay) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(ServerAway)
        server = await startServer(options)
      }
      await Promise.all(group.map(endWalk))
    }
  },
)

async function takeSteps(walk: Parameters<typeof takeStep>[0]): Promise<void> {
  for (let step = 0; step < stepsBetweenKills; step++) await takeStep(walk)
}
