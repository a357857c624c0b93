import { describe, expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { chances, wayOf } from '../payments/walk.ts'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { engine } from '../support/test-stores.ts'
import { expectAccountsAddUp, readConstant } from './accounts.ts'
import { basketsOf, expectNothingLeftUnsaid } from './baskets.ts'
import { actsOfCustomers } from './customers.ts'
import { type Booker, bookerOf, type Walk } from './people.ts'
import { programmeOf } from './programme.ts'
import { actsOfStaff } from './staff.ts'

async function beginWalk(seed: number): Promise<Walk> {
  const chance = chances(`everybody ${seed}`)
  const { provider, scenario } = wayOf(seed)
  const stage = await openStage(scenario === undefined ? {} : { scenario })
  const bookers = [await bookerOf(stage, 'amina'), await bookerOf(stage, 'ben'), await bookerOf(stage, 'gwen')]
  const [ellie, farid] = [await stage.platform.as('ellie'), await stage.platform.as('farid')]
  const programme = await programmeOf(ellie, chance)
  return { stage, provider, chance, bookers, staff: [ellie, farid], programme, told: [] }
}

/** The next action of a person; staff have no booker. */
type Turn = { readonly booker?: Booker; readonly act: () => Promise<unknown> }

function nextTurn(walk: Walk): Turn {
  const { chance, bookers, staff } = walk
  if (chance.below(3) === 0) {
    const [act, clerk] = [chance.pick(actsOfStaff), chance.pick(staff)]
    return { act: () => act(walk, clerk) }
  }
  const [act, booker] = [chance.pick(actsOfCustomers), chance.pick(bookers)]
  return { booker, act: () => act(walk, booker) }
}

/** Time goes by, or one or two do something at once. */
function nextTurns(walk: Walk): readonly Turn[] {
  const { chance, stage } = walk
  if (chance.below(8) === 0) return [{ act: () => stage.advance(chance.pick(['PT1M', 'PT5M', 'PT16M', 'PT3H'])) }]
  return chance.below(4) === 0 ? [nextTurn(walk), nextTurn(walk)] : [nextTurn(walk)]
}

async function takeStep(walk: Walk): Promise<void> {
  const turns = nextTurns(walk)
  const idle = await basketsOf(walk.bookers.filter((booker) => turns.every((turn) => turn.booker !== booker)))
  await Promise.all(turns.map(({ act }) => act()))
  expect(await walk.stage.platform.invariants()).toEqual([])
  await expectNothingLeftUnsaid(idle)
}

const walks = Math.ceil(amountOf('TOUCHLINE_WALKS', 100) / (engine === 'sqlite' ? 8 : 16))

describe('[O-101 partly, O-180 partly, O-181 partly, O-206 partly] whatever staff and customers do at the same time, the books balance', () => {
  test.each(seedsOf(walks))('walk %i', async (seed) => {
    const walk = await beginWalk(seed)
    const beginning = await readConstant(walk)
    for (let step = 0; step < 40; step++) await takeStep(walk)
    await walk.stage.settle()
    await expectAccountsAddUp(walk, beginning)
  })
})
