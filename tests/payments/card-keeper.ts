import {
  beginCardSetup,
  type CardSetup,
  type CardSetupOutcome,
  finishCardSetup,
  listSavedCards,
} from '@touchline/contract'
import { expect } from 'vitest'
import type { Person } from '../support/platform.ts'
import type { Stage } from './stage.ts'
import { enterCard } from './tokenise-card.ts'

/** The card provider's name of a set-up. */
export const nameOf = ({ client_secret: secret }: CardSetup): string => secret.split('_secret_')[0] ?? ''

/** A customer who saves cards without a payment, call by call. [O-203] */
export function keeperOf({ platform }: Pick<Stage, 'platform'>, person: Person) {
  const begin = async (): Promise<CardSetup> =>
    (await person.call(beginCardSetup, { params: { userId: person.id } })).data

  /** Types a card into the form of the provider, as the browser does with the secret of the set-up. */
  const enter = (setup: CardSetup, number: string) =>
    enterCard(platform.host.gateway, `setup-intents/${nameOf(setup)}/confirm`, {
      key: setup.session_key,
      number,
      more: { client_secret: setup.client_secret },
    })

  const finish = async ({ setup_id: setupId }: Pick<CardSetup, 'setup_id'>): Promise<CardSetupOutcome> =>
    (await person.call(finishCardSetup, { params: { userId: person.id, setupId } })).data

  async function keep(number: string): Promise<CardSetup> {
    const setup = await begin()
    await enter(setup, number)
    expect((await finish(setup)).status).toBe('succeeded')
    return setup
  }

  /** The last four digits of the cards that are kept. */
  const cards = async (): Promise<readonly string[]> =>
    (await person.call(listSavedCards, { params: { userId: person.id } })).data.map(({ last_four }) => last_four)

  return { begin, enter, finish, keep, cards }
}

export type Keeper = ReturnType<typeof keeperOf>
