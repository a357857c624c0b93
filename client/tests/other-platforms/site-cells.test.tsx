import { readClient, readTheme } from '@touchline/contract/calls/site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wire } from '../../../e2e/stand-in/stated.ts'
import * as catalogue from '../../../e2e/stand-in/stated-catalogue.ts'
import * as orders from '../../../e2e/stand-in/stated-orders.ts'
import { answerTableOf } from '../../src/api/exchange.ts'
import { readByShape } from '../../src/api/answers/read-answer.ts'
import type { Client } from '../../src/app/site-record.ts'
import { currentSession, forgetLogin, loadUser } from '../../src/app/session/session.ts'
import { staticMarkup } from '../../src/app/pages/static-markup.tsx'
import { billingOf } from '../../src/features/payments/billing/billing-rules.ts'
import { judgeStart } from '../../src/features/site/load-site.ts'
import { BookingFor } from '../../src/features/users/BookingFor.tsx'
import { brandTokens } from '@touchline/brand'
import { AccountSummary } from '../../src/app/chrome/account/AccountSummary.tsx'
import { loadTexts, startI18n } from '../../src/i18n/start-i18n.ts'
import { namespaces } from '../../src/i18n/text-catalogue.ts'
import { answering, openForACustomer } from './a-customer.ts'
import { cellsOf } from './cells.ts'
import type { Cell } from './cells.ts'

let count = 0
afterAll(() => void process.stdout.write(`stated fields of the site and its people: ${count} cells\n`))

beforeAll(async () => {
  await startI18n()
  await loadTexts(namespaces)
  openForACustomer()
})

async function people(): Promise<string> {
  forgetLogin()
  await loadUser()
  return staticMarkup(
    <>
      <AccountSummary />
      <BookingFor />
    </>,
  )
}

/** The customer's fields, and the text without each of them. */
const ofTheUser: readonly (readonly [says: string, field: string, instead: string])[] = [
  ['Aoife Walsh (You)', 'first_name', 'Walsh (You)'],
  ['Aoife Walsh (You)', 'last_name', 'Aoife (You)'],
  ['HT-9001', 'reference', ''],
  ['Credit', 'credit', ''],
  ['Fiadh Walsh', 'linked', ''],
]

function expectUser(markup: string, { place, loss }: Cell): void {
  const [top = ''] = place.split('.')
  for (const [says, field, instead] of ofTheUser) {
    const isLost = ofTheUser.some(([same, other]) => same === says && other === top)
    if (!isLost) expect(markup.includes(says), `${place} ${loss}: ${says}`).toBe(true)
    else if (field === top) expect(markup.includes(instead), `${place} ${loss}: ${instead}`).toBe(true)
  }
  expect(markup, `${place} ${loss}`).not.toMatch(/undefined|\[object|NaN|\bnull\b/)
}

describe('the customer', () => {
  test('is named, with the people they can book for', async () => {
    answering({})
    const markup = await people()
    for (const [says] of ofTheUser) expect(markup).toContain(says)
  })

  test('is a customer with nothing but an id, and a guest without one', async () => {
    for (const cell of cellsOf(orders.user)) {
      answering({ user: cell.body })
      if (cell.place === 'id') {
        await expect(people(), cell.loss).rejects.toMatchObject({ code: 'unreadable' })
        expect(currentSession().user, cell.loss).toBeNull()
      } else {
        expectUser(await people(), cell)
        const { user } = currentSession()
        if (user === null) throw new Error('somebody is logged in')
        const bill = billingOf(user, 'IE')
        expect(
          Object.values(bill).every((text) => typeof text === 'string'),
          cell.place,
        ).toBe(true)
      }
      count += 1
    }
  })

  test('acts for the linked users who have an id and a name, and always for themselves', async () => {
    for (const cell of cellsOf(orders.linkedUser)) {
      answering({ linked: cell.body })
      const markup = await people()
      expect(markup, cell.place).toContain('Aoife Walsh (You)')
      const needsNot = ['id', 'relationship'].includes(cell.place)
      expect(markup.includes('Fiadh Walsh'), `${cell.place} ${cell.loss}`).toBe(needsNot)
      count += 1
    }
  })
})

function reading(call: typeof readTheme | typeof readClient, body: unknown): object {
  const read = readByShape(answerTableOf(call).shape, body, () => undefined)
  if (!read.isReadable) throw new Error('one field took the whole answer with it')
  return read.value as object
}

describe('the site', () => {
  const whole = brandTokens(reading(readTheme, wire(catalogue.theme)))
  const usual = brandTokens({})

  test('has every colour, from its theme or the default', () => {
    for (const cell of cellsOf(catalogue.theme)) {
      const tokens = brandTokens(reading(readTheme, cell.body))
      for (const colour of Object.values(tokens)) expect(colour, cell.place).toMatch(/^#[0-9a-f]{6}$/)
      const brand = cell.place === 'theme_app_primary_colour' ? usual : whole
      expect(tokens['brand-500'], cell.place).toBe(brand['brand-500'])
      count += 1
    }
  })

  test('opens without any field of its client record', () => {
    for (const cell of cellsOf(catalogue.client)) {
      // Made by the call's table.
      const client = reading(readClient, cell.body) as Client
      const start = judgeStart({ status: 'fulfilled', value: {} }, { status: 'fulfilled', value: client })
      expect(start.kind, cell.place).toBe('ready')
      expect(client.currency?.symbol ?? null, cell.place).toBe(cell.place === 'id' ? '€' : null)
      count += 1
    }
  })
})
