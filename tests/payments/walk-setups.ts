import {
  beginCardSetup,
  type CardSetup,
  type CardSetupOutcome,
  finishCardSetup,
  type KeptCard,
  listSavedCards,
  removeSavedCard,
} from '@touchline/contract'
import { expect } from 'vitest'
import { pathOf } from '../support/person.ts'
import { nameOf } from './card-keeper.ts'
import { cards } from './cards.ts'
import type { Walk } from './walk.ts'

/** A card that a walk sets up, with all that was done for it: more than it may lead to a card, less may not. [O-203] */
export type WalkedSetup = {
  readonly setup: CardSetup
  /** Numbers that were typed for it, whether or not the gateway answered. */
  readonly typed: Set<string>
  /** The bank's page, once it is asked. */
  bankUrl: string | null
  /** The right code was given there. */
  isConfirmed: boolean
  /** The last answer that was final. */
  end: (Pick<CardSetupOutcome, 'status'> & { readonly cardId: string | null }) | undefined
}

/** The known cards of a walk's customer. */
export type WalkedCards = {
  readonly setups: WalkedSetup[]
  /** Cards that were removed, or whose removal was not acknowledged. */
  readonly removed: Set<string>
  readonly doubtful: Set<string>
}

const cardsTried = [cards.good, cards.good, cards.challenge, cards.challenge, cards.declined, cards.lookupFails]
const rightCode = '123456'
const words = [rightCode, rightCode, '000000', '111111', 'cancel', 'extend']

/** The last four digits of cards that may be kept after what was done. */
function keepable({ typed, isConfirmed }: WalkedSetup): readonly string[] {
  const numbers = [cards.good, ...(isConfirmed ? [cards.challenge] : [])]
  return numbers.filter((number) => typed.has(number)).map((number) => number.slice(-4))
}

/** Whether anything could be kept for a set-up: only then it may pay. */
export const mayPay = (walked: WalkedSetup): boolean => keepable(walked).length > 0

/** Types a card for one that is under way, or for a new one. */
async function setUp(walk: Walk): Promise<void> {
  const { stage, chance, wallet } = walk
  const underWay = wallet.setups.filter(({ end }) => end === undefined)
  const walked = chance.below(3) === 0 ? chance.pickAny(underWay) : await begin(walk)
  if (!walked) return
  const number = chance.pick(cardsTried)
  walked.typed.add(number)
  const { client_secret, session_key: key } = walked.setup
  const typed = { key, number, more: { client_secret } }
  const { status, body } = await stage.enterCard(`setup-intents/${nameOf(walked.setup)}/confirm`, typed)
  // The browser is told the address of the bank.
  if (status === 200 && body['status'] === 'requires_action') await finishOne(walk, walked)
}

/** Undefined where none is begun now. */
async function begin({ amina, wallet }: Walk): Promise<WalkedSetup | undefined> {
  const path = pathOf(beginCardSetup.path, { userId: amina.id })
  const { status, body } = await amina.call<{ data: CardSetup }>('POST', path, {})
  // Or too many have come to nothing. [O-204]
  expect([201, 429, 502], JSON.stringify(body)).toContain(status)
  if (status !== 201) return undefined
  const walked = { setup: body.data, typed: new Set<string>(), bankUrl: null, isConfirmed: false, end: undefined }
  wallet.setups.push(walked)
  return walked
}

async function askBank({ stage, chance, wallet }: Walk): Promise<void> {
  const walked = chance.pickAny(wallet.setups.filter(({ bankUrl }) => bankUrl !== null))
  if (!walked) return
  const word = chance.pick(words)
  if (word === rightCode) walked.isConfirmed = true
  const page = await stage.answerBank({ sca_url: walked.bankUrl, sca_method: 'GET', sca_data: {} }, word)
  // Some customers close the page instead: then the card is saved by an event, by a request, or by the sweep.
  if (page.action.includes('3ds-return') && chance.below(2) === 0) await stage.returnFromBank(page)
}

async function finish(walk: Walk): Promise<void> {
  const walked = walk.chance.pickAny(walk.wallet.setups)
  if (!walked) return
  const times = walk.chance.pick([1, 1, 2, 3])
  await Promise.all(Array.from({ length: times }, () => finishOne(walk, walked)))
}

/** Answers undefined while the provider does not answer. */
async function finishOne({ amina, wallet }: Walk, walked: WalkedSetup): Promise<CardSetupOutcome | undefined> {
  const path = pathOf(finishCardSetup.path, { userId: amina.id, setupId: walked.setup.setup_id })
  const { status, body } = await amina.call<{ data: CardSetupOutcome }>('POST', path, {})
  expect([200, 502], JSON.stringify(body)).toContain(status)
  if (status !== 200) return undefined
  const { saved_card: card, sca_url: bankUrl } = body.data
  if (bankUrl !== null) walked.bankUrl = bankUrl
  checkAgainstModel(body.data, walked, wallet)
  const isFinal = body.data.status === 'succeeded' || body.data.status === 'over'
  if (isFinal) walked.end ??= { status: body.data.status, cardId: card?.id ?? null }
  return body.data
}

/** A final state stays; a card is saved only after it was entered and approved, and stays until it is removed. */
function checkAgainstModel(outcome: CardSetupOutcome, walked: WalkedSetup, { removed, doubtful }: WalkedCards): void {
  const { status, saved_card: card } = outcome
  if (walked.end) expect(status).toBe(walked.end.status)
  if (status !== 'succeeded') return expect(card).toBeNull()
  expect(mayPay(walked), 'a card is kept that nobody typed or confirmed').toBe(true)
  if (card) expect(keepable(walked)).toContain(card.last_four)
  else expect(removed.size + doubtful.size, 'a kept card is gone that nobody removed').toBeGreaterThan(0)
  const known = walked.end?.cardId ?? null
  if (known === null || doubtful.has(known)) return
  expect(card?.id ?? null).toBe(removed.has(known) ? null : known)
}

async function remove({ amina, chance, wallet }: Walk): Promise<void> {
  const id = chance.pickAny(wallet.setups.flatMap(({ end }) => end?.cardId ?? []))
  if (id === undefined) return
  const expected = wallet.doubtful.has(id) ? [200, 404] : [wallet.removed.has(id) ? 404 : 200]
  wallet.doubtful.add(id)
  const path = pathOf(removeSavedCard.path, { userId: amina.id, savedCardId: Number(id) })
  const { status, body } = await amina.call('DELETE', path)
  expect(expected, JSON.stringify(body)).toContain(status)
  wallet.removed.add(id)
  wallet.doubtful.delete(id)
}

/** The steps with card set-ups, among the other steps of a walk. */
export const setupSteps: readonly ((walk: Walk) => Promise<void>)[] = [
  setUp,
  setUp,
  setUp,
  setUp,
  askBank,
  askBank,
  finish,
  finish,
  remove,
]

/** Here, and at the gateway. */
const ends = [
  ['succeeded', 'succeeded'],
  ['over', 'canceled'],
]

/**
 * Each has come to its end, the same here and at the gateway, and the customer's cards are those that were kept and are not
 * removed. Answers how many set-ups have kept one.
 */
export async function endSetups(walk: Walk): Promise<number> {
  const { amina, stage, wallet } = walk
  const kept = new Set<string>()
  for (const walked of wallet.setups) {
    const outcome = await finishOne(walk, walked)
    const { status } = await stage.setupAtGateway(nameOf(walked.setup))
    expect(ends).toContainEqual([outcome?.status, status])
    if (outcome?.saved_card) kept.add(outcome.saved_card.id)
  }
  const path = pathOf(listSavedCards.path, { userId: amina.id })
  const { data } = (await amina.call<{ data: readonly KeptCard[] }>('GET', path)).body
  expect(data.map(({ id }) => id).toSorted()).toEqual([...kept].toSorted())
  return wallet.setups.filter(({ end }) => end?.status === 'succeeded').length
}
