import { readClient, readFooter, readTheme } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

describe('the theme', () => {
  test('[S7-008 partly] is the application’s when no venue is named', async () => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(readTheme, { query: {} })
    expect(data).toMatchObject({ theme_app_primary_colour: '#5B2D8E', theme_app_body_font_style: 'Roboto' })
  })

  test.each([
    ['millwick-sports-village', '#16161A'],
    ['3', '#16161A'],
    ['porthwen-leisure-centre', '#FFE27A'],
    ['ashcombe-leisure-centre', '#5B2D8E'],
  ])('[S7-008 partly] of %s is its own, or the application’s when it has none', async (venue, colour) => {
    const { visitor } = await startPlatform()
    expect((await visitor.call(readTheme, { query: { venue } })).data.theme_app_primary_colour).toBe(colour)
  })

  test('[C-14] of an unknown venue is not found, so that a client asks again without it', async () => {
    const { visitor } = await startPlatform()
    const refused = await visitor.refusal(readTheme, { query: { venue: 'atlantis' } })
    expect(refused).toMatchObject({ status: 404, code: 'item_not_found' })
  })
})

describe('the client record', () => {
  test('[S3-007, S7-014, P9-009, P1-021] has an id and a currency, pounds', async () => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(readClient, {})
    expect(data).toMatchObject({ id: 1, name: 'Fairwater Leisure', currency: { symbol: '£', code: 'GBP' } })
  })

  test('[O-59 partly] is the default one for an unknown host name', async () => {
    const { visitor } = await startPlatform()
    const headers = { 'x-client-domain': 'unknown.example.test' }
    expect((await visitor.call(readClient, { headers })).data.id).toBe(1)
  })

  test('gives the time that holds and rules follow', async () => {
    const { visitor, advance } = await startPlatform({ at: '2026-04-07T09:00:00Z' })
    await advance('P2DT3H')
    expect((await visitor.call(readClient, {})).data.server_time).toBe('2026-04-09T12:00:00Z')
  })
})

describe('the footer', () => {
  const footer = async (query: { venue?: string }) => {
    const { visitor } = await startPlatform()
    return (await visitor.call(readFooter, { query })).data.html
  }

  test('[S7-011 partly, S7-012] is HTML, with the address of the venue when one is named', async () => {
    expect(await footer({})).toBe(
      '<p>Fairwater Leisure is a charity. What you pay keeps three centres open for everybody.</p>',
    )
    expect(await footer({ venue: 'porthwen-leisure-centre' })).toContain('Harbour Road, The Quay, Porthwen, PW3 6HB')
    expect(await footer({ venue: '2' })).toContain('Harbour Road')
  })

  test('of an unknown venue is the general one: its page has a footer too', async () => {
    expect(await footer({ venue: 'atlantis' })).toBe(await footer({}))
  })
})
