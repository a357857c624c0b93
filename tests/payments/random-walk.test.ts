import { describe, test } from 'vitest'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { engine } from '../support/test-stores.ts'
import { openStage } from './stage.ts'
import { beginWalk, endWalk, takeStep } from './walk.ts'

/** A hundred on each engine; on PostgreSQL they are shared by its two isolations. */
const usualWalks = engine === 'sqlite' ? 100 : 50

describe('[PAY-69] whatever happens in whatever order, the money comes out right', () => {
  test.each(seedsOf(amountOf('TOUCHLINE_WALKS', usualWalks)))('walk %i', async (seed) => {
    const stage = await openStage()
    const walk = await beginWalk(stage, await stage.as('amina'), seed)
    for (let step = 0; step < 25; step++) await takeStep(walk)
    await endWalk(walk)
  })
})
