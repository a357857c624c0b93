import { beforeEach, describe, expect, test } from 'vitest'
import { noteLanguageChosen, speak } from '../i18n/language.ts'
import { hidesChrome, linkAcross, readModes, visitElsewhere } from './modes.ts'
import type { Modes, ModeStorage } from './modes.ts'

// Tests of other files in this process choose languages.
beforeEach(() => {
  speak('en')
  noteLanguageChosen(false)
})

function storage(): ModeStorage {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) }
}

const at = (query: string): URL => new URL(`https://bookings.example/${query}`)
const alone: Modes = { embedded: false, kiosk: null }

describe('modes of the site', () => {
  test('[S1-027] there are three: embedded, a kiosk, and the checkout of a third party, known by its address', () => {
    const asked = readModes(at('?embedded=true&kiosk=true&preview=true&third-party=true'), storage(), 'bookings')
    expect(Object.keys(asked)).toEqual(['embedded', 'kiosk'])
    const pages = ['/', '/basket/checkout', '/checkout/abc', '/location/harbour/preview']
    expect(pages.filter((path) => hidesChrome(alone, path))).toEqual(['/checkout/abc'])
  })

  test.each(['true', '1'])('[S2-071, C-20 partly] embedded=%s switches on and lasts for the session', (value) => {
    const session = storage()
    expect(readModes(at(`?embedded=${value}`), session, 'bookings').embedded).toBe(true)
    expect(readModes(at(''), session, 'bookings').embedded).toBe(true)
    expect(readModes(at('?embedded=false'), session, 'bookings').embedded).toBe(false)
  })

  test('[O-321 partly] a page in a frame is embedded without a word, and is not where the address says so', () => {
    expect(readModes(at(''), storage(), 'bookings', true).embedded).toBe(true)
    expect(readModes(at('?embedded=false'), storage(), 'bookings', true).embedded).toBe(false)
  })

  test('[S2-070, S2-072] a kiosk knows its centre', () => {
    expect(readModes(at('?kiosk=true&centre=harbour'), storage(), 'bookings').kiosk).toEqual({
      centre: 'harbour',
      home: 'bookings',
      fromOnlineJoining: false,
    })
    expect(readModes(at('?centre=harbour'), storage(), 'bookings').kiosk).toBeNull()
  })

  test('[S2-124 partly] an embedded site has no chrome', () => {
    expect(hidesChrome({ ...alone, embedded: true }, '/')).toBe(true)
    expect(hidesChrome(alone, '/')).toBe(false)
  })

  test('[S2-125 partly, C-21 partly] a kiosk has no chrome when it came from online joining', () => {
    const joining = readModes(at('?kiosk=true&source=online-joining'), storage(), 'bookings')
    const bookings = readModes(at('?kiosk=true'), storage(), 'bookings')
    expect([hidesChrome(joining, '/'), hidesChrome(bookings, '/')]).toEqual([true, false])
  })

  test('[S2-126 partly] third-party checkout has no chrome, the site’s own checkout has', () => {
    expect([hidesChrome(alone, '/checkout/abc'), hidesChrome(alone, '/basket/checkout')]).toEqual([true, false])
  })

  test('[S2-075 partly] the embedded flag goes along to other sub-domains', () => {
    const embedded = { ...alone, embedded: true }
    expect(linkAcross('https://my-account.example/', '/bookings', alone)).toBe('https://my-account.example/bookings')
    expect(linkAcross('https://a.example', '/x?y=1', embedded)).toBe('https://a.example/x?y=1&embedded=true')
    expect(linkAcross('https://a.example', '/', embedded)).toBe('https://a.example/?embedded=true')
  })

  test('[O-261] a kiosk and its centre go along to other sites', () => {
    const kiosk = { ...alone, kiosk: { centre: 'ashcombe', home: 'bookings', fromOnlineJoining: false } } as const
    const address = linkAcross('https://a.example', '/', kiosk)
    expect(address).toBe('https://a.example/?kiosk=true&centre=ashcombe&kiosk-home=bookings&lang=en')
    expect(readModes(new URL(address), storage(), 'bookings')).toEqual(kiosk)
    // The joining site shows its kiosk without chrome, and the visit still ends where it began.
    const there = readModes(new URL(address), storage(), 'joining')
    expect(there.kiosk).toEqual({ centre: 'ashcombe', home: 'bookings', fromOnlineJoining: true })
  })

  test("[O-360 partly] a partner's link on a site without its checkout goes to the site that has one, as it is", () => {
    const link = new URL('https://joining.example/checkout/abc?token=secret&lang=cy#top')
    expect(visitElsewhere(link, false, 'https://bookings.example/')).toBe(
      'https://bookings.example/checkout/abc?token=secret&lang=cy#top',
    )
    expect(visitElsewhere(link, false, null)).toBeNull()
    expect(visitElsewhere(link, true, 'https://bookings.example')).toBeNull()
    expect(
      visitElsewhere(new URL('https://joining.example/basket/checkout'), false, 'https://bookings.example'),
    ).toBeNull()
  })
})
