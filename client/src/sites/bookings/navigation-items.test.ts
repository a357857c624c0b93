import { describe, expect, test } from 'vitest'
import common from '../../i18n/en/common.json'
import { navigationItems } from './navigation-items.ts'

const facts = {
  offersCampsAndCourses: false,
  onlineJoining: false,
  joiningOrigin: 'https://joining.example',
  kioskHomeUrl: 'https://kiosk.example',
  modes: { embedded: false, kiosk: null },
}

const texts = (change: Partial<typeof facts> | { readonly modes: Parameters<typeof navigationItems>[0]['modes'] }) =>
  navigationItems({ ...facts, ...change }).map(({ key }) => common.navigation[key])

describe('the top navigation', () => {
  test('[S2-105] always offers activities', () => {
    expect(texts({})).toEqual(['Book an activity'])
  })

  test('[S2-106, S2-107, S6-015] offers camps and courses only where they are enabled', () => {
    expect(texts({ offersCampsAndCourses: true })).toEqual(['Book an activity', 'Book a camp', 'Book a course'])
  })

  test('[S2-108, S6-016] offers memberships only with online joining', () => {
    expect(texts({ onlineJoining: true })).toEqual(['Book an activity', 'Buy a membership'])
  })

  test('[S2-113 partly] leads back to the kiosk home in kiosk mode', () => {
    const modes = { embedded: false, kiosk: { centre: null, fromOnlineJoining: false } }
    expect(navigationItems({ ...facts, modes }).at(-1)).toEqual({
      key: 'backToKioskHome',
      href: 'https://kiosk.example',
      external: true,
    })
  })
})
