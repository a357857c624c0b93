import { describe, expect, test } from 'vitest'
import { cardGateway } from './adapters/card-gateway/card-gateway.ts'
import { formBeside } from './adapters/hosted-form.ts'
import { answersSubmit, frameCommand, readFrameMessage } from './frame-protocol.ts'
import { session } from '../testing/payment-examples.ts'

const from = (message: object) => readFrameMessage({ v: 1, channel: 'mine', ...message }, 'mine')

describe('messages of the card form', () => {
  test.each([
    [{ type: 'ready', mode: 'card' }, { type: 'ready' }],
    [
      { type: 'resize', height: 411.2 },
      { type: 'resize', height: 412 },
    ],
    [
      { type: 'resize', height: 1e9 },
      { type: 'resize', height: 4000 },
    ],
    [
      { type: 'change', complete: true, brand: 'visa' },
      { type: 'change', complete: true, brand: 'visa' },
    ],
    [
      { type: 'invalid', fields: ['card_number', 7] },
      { type: 'invalid', fields: ['card_number'] },
    ],
    [
      { type: 'error', code: 'network' },
      { type: 'error', code: 'network' },
    ],
    [{ type: 'key-expired' }, { type: 'key-expired' }],
    [{ type: 'linked' }, { type: 'linked' }],
    [{ type: 'submit-requested' }, { type: 'submit-requested' }],
  ])('%o is understood', (sent, read) => {
    expect(from(sent)).toEqual(read)
  })

  test.each([
    ['of another channel', { v: 1, channel: 'other', type: 'ready' }],
    ['of another version', { v: 2, channel: 'mine', type: 'ready' }],
    ['of an unknown type', { v: 1, channel: 'mine', type: 'navigate' }],
    ['with a height that is none', { v: 1, channel: 'mine', type: 'resize', height: '100%' }],
    ['that are no object', 'ready'],
    ['that are nothing', null],
  ])('messages %s are ignored', (_, data) => {
    expect(readFrameMessage(data, 'mine')).toBeUndefined()
  })

  test('[PAY-05 partly] of a token nothing is taken but identifier, brand, last four digits and expiry', () => {
    const message = from({
      type: 'tokenised',
      card_identifier: 'A1',
      brand: 'visa',
      last_four: '4242',
      expiry: '12/30',
      x: 1,
    })
    expect(message?.type === 'tokenised' ? cardGateway.readToken(message.token) : undefined).toEqual({
      instrument: { kind: 'card', cardIdentifier: 'A1' },
      brand: 'visa',
      lastFour: '4242',
      expiry: '12/30',
    })
    expect(cardGateway.readToken({ type: 'tokenised' })).toBeUndefined()
  })

  test('only the outcomes of a submit answer it', () => {
    const types = ['tokenised', 'invalid', 'error', 'key-expired', 'ready', 'change', 'submit-requested']
    expect(types.map((type) => from({ type })).map((message) => message && answersSubmit(message))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('a command carries version and channel', () => {
    expect(frameCommand({ type: 'set-key', key: 'K' }, 'mine')).toEqual({
      v: 1,
      channel: 'mine',
      type: 'set-key',
      key: 'K',
    })
  })
})

describe('the address of the card form', () => {
  const page = { origin: 'http://localhost:4000', channel: 'mine', lang: 'en' }

  test('stands beside the library and names key, page, channel, language and theme', () => {
    const theme = { accent: '5B2D8E', radius: 8, fontSize: 17 }
    expect(formBeside('card-gateway')(session, { ...page, theme })?.href).toBe(
      'http://127.0.0.1:4100/gateway/fields/card-gateway?key=6C0D&origin=http%3A%2F%2Flocalhost%3A4000&channel=mine&lang=en&accent=5B2D8E&radius=8&font_size=17',
    )
  })

  test('is absent when the session gives no library', () => {
    expect(formBeside('card-gateway')({ ...session, url: '' }, page)).toBeUndefined()
  })
})
